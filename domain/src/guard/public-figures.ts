// People and characters whom courses discuss most. Their health, grades, and money are in books.
const NAMES: ReadonlySet<string> = new Set(
  `Abraham Lincoln, Ada Lovelace, Alan Turing, Albert Einstein, Amy Winehouse, Anne Frank, Anna Karenina, Atticus Finch, Bill Gates, Barack Obama
  Charles Darwin, Charles Dickens, Clarissa Dalloway, Daisy Buchanan, David Bowie, Donald Trump, Edgar Allan Poe, Elizabeth Bennet, Elon Musk
  Emily Dickinson, Ernest Hemingway, Esther Greenwood, Frank Lloyd Wright, Franklin Roosevelt, Frida Kahlo, George Orwell
  George Washington, Harry Potter, Helen Keller, Henrietta Lacks, Holden Caulfield, Isaac Newton, Jane Austen, Jane Eyre, Jay Gatsby, Joan Didion
  John Nash, Joe Biden, Kurt Cobain, Lady Macbeth, LeBron James, Leonardo da Vinci, Lionel Messi, Cristiano Ronaldo, Ludwig van Beethoven
  Mahatma Gandhi, Marie Curie, Marilyn Monroe, Mark Twain, Martin Luther King, Michael Jackson, Michael Jordan, Michael Phelps, Michelle Obama
  Muhammad Ali, Naomi Osaka, Nelson Mandela, Nick Carraway, Nikola Tesla, Oliver Twist, Oprah Winfrey, Pablo Picasso, Patrick Mahomes, Phineas Gage
  Romeo Montague, Rosa Parks, Rosalind Franklin, Scout Finch, Serena Williams, Sherlock Holmes, Sigmund Freud, Simone Biles, Stephen Hawking
  Steve Jobs, Sylvia Plath, Taylor Swift, Tiger Woods, Tom Brady, Tom Sawyer, Toni Morrison, Vincent van Gogh, Virginia Woolf, Walter White
  William Shakespeare, Willy Loman, Winston Churchill, Wolfgang Amadeus Mozart, Derek Shepherd
  Aristotle, Beethoven, Churchill, Cleopatra, Darwin, Einstein, Freud, Gandhi, Gatsby, Hamlet, Hemingway, Kahlo, Lincoln, Macbeth, Mozart, Napoleon
  Nietzsche, Ophelia, Othello, Plath, Plato, Raskolnikov, Shakespeare, Socrates, Tolstoy, Woolf`.split(
    /, |\n */,
  ),
)

/** Whether someone is known to all. */
export const isPublicFigure = (words: readonly string[]) =>
  NAMES.has(words.filter((word) => !/^\p{Lu}\.$/u.test(word)).join(' '))
