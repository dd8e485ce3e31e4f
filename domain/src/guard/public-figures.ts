/** People and characters that courses are about. Their grades and health are in books. */
export const PUBLIC_FIGURES: ReadonlySet<string> = new Set(
  `
  Aristotle, Plato, Socrates, Confucius, Voltaire, Cleopatra, Michelangelo, Robin Hood, Siddhartha, Spinoza,
  Abigail Adams, Abraham Lincoln, Ada Lovelace, Ada Yonath, Adam Smith, Agatha Christie, Alan Greenspan, Alan Turing, Albert Bandura, Albert Einstein,
  Aldous Huxley, Alexander Fleming, Alexander Graham Bell, Alexander Hamilton, Alexander Pushkin, Alexander the Great, Alfred Hitchcock, Alice Walker,
  Amelia Earhart, Amy March, Amy Winehouse, Andrew Carnegie, Andrew Jackson, Andy Warhol, Angela Merkel, Anna Karenina, Anne Boleyn, Anne Frank,
  Anne Sexton, Anne Sullivan, Antoine Lavoisier, Anton Chekhov, Antonio Vivaldi, Aristotle Onassis, Arthur Conan Doyle, Arthur Miller, Atticus Finch,
  Audre Lorde, Auguste Rodin, Augusto Pinochet, Aung San Suu Kyi, Ayn Rand, Babe Ruth, Barack Obama, Barbara McClintock, Beatrix Potter, Bella Swan,
  Benito Mussolini, Benjamin Franklin, Bernie Madoff, Bernie Sanders, Bertha Mason, Bertrand Russell, Bessie Coleman, Beth March, Betty Friedan,
  Bilbo Baggins, Bill Clinton, Bill Gates, Billie Holiday, Billie Jean King, Blanche DuBois, Bob Dylan, Bob Marley, Boo Radley, Boris Johnson,
  Boris Yeltsin, Britney Spears, Bruce Lee, Bruce Wayne, Caitlin Clark, Captain Ahab, Carl Jung, Carl Linnaeus, Carl Rogers, Carl Sagan, Carol Dweck,
  Catherine of Aragon, Cesar Chavez, Charles Bovary, Charles Darwin, Charles Dickens, Charlie Chaplin, Charlotte Brontë, Che Guevara, Chinua Achebe,
  Christopher Columbus, Clara Barton, Clara Schumann, Clarissa Dalloway, Clark Kent, Claude Monet, Claude Shannon, Coco Chanel, Colin Powell,
  Condoleezza Rice, Cristiano Ronaldo, Daisy Buchanan, Daniel Kahneman, Dante Alighieri, Darth Vader, David Bowie, David Copperfield,
  David Foster Wallace, David Hume, Desmond Tutu, Diego Maradona, Diego Rivera, Dolly Parton, Donald Glover, Donald Trump, Dorian Gray,
  Dorothea Brooke, Dorothea Dix, Dorothy Hodgkin, Duke Ellington, Dwight Eisenhower, Ebenezer Scrooge, Edgar Allan Poe, Edgar Degas, Edna Pontellier,
  Edvard Munch, Edward Jenner, Edward Snowden, Edwin Hubble, Eleanor Roosevelt, Elizabeth Bennet, Elizabeth Blackwell, Elizabeth Warren, Elon Musk,
  Elvis Presley, Emily Brontë, Emily Dickinson, Emma Bovary, Emma Goldman, Emma Watson, Emma Woodhouse, Emmeline Pankhurst, Enrico Fermi,
  Eric Arthur Blair, Erik Erikson, Ernest Hemingway, Ernest Rutherford, Ernest Shackleton, Erwin Schrödinger, Esther Greenwood, Eva Perón,
  Fidel Castro, Fitzwilliam Darcy, Flannery O'Connor, Florence Nightingale, Forrest Gump, Francis Bacon, Francis Crick, Francisco Goya,
  Frank Lloyd Wright, Frank Sinatra, Frankie Muniz, Franklin Delano Roosevelt, Franklin Roosevelt, Franz Kafka, Franz Liszt, Franz Schubert,
  Freddie Mercury, Frederic Chopin, Frederick Douglass, Frida Kahlo, Friedrich Nietzsche, Frodo Baggins, Frédéric Chopin, Fyodor Dostoevsky,
  Gabriel García Márquez, Galileo Galilei, Genghis Khan, George Bush, George Eliot, George Floyd, George Frideric Handel, George Lucas, George Milton,
  George Orwell, George Soros, George Washington, Georgia O'Keeffe, Gertrude Stein, Gloria Steinem, Grace Hopper, Gregor Mendel, Gregor Samsa,
  Greta Thunberg, Grigori Rasputin, Gustav Klimt, Gustav Mahler, Hannah Arendt, Hannibal Lecter, Hans Christian Andersen, Harper Lee, Harriet Tubman,
  Harry Potter, Harry Truman, Harvey Milk, Harvey Weinstein, Hector Berlioz, Hedy Lamarr, Helen Keller, Henri Matisse, Henrietta Lacks,
  Henry David Thoreau, Henry Ford, Henry James, Henry Kissinger, Henry Tudor, Herman Melville, Hermione Granger, Hester Prynne, Hillary Clinton,
  Holden Caulfield, Homer Simpson, Howard Gardner, Howard Hughes, Huckleberry Finn, Ian McKellen, Ida B. Wells, Ida Wells, Ignaz Semmelweis,
  Immanuel Kant, Indira Gandhi, Irène Joliot-Curie, Isaac Asimov, Isaac Newton, Isabel Allende, Ivan Ilyich, Ivan Pavlov, J. K. Rowling, Jack London,
  Jackie Kennedy, Jackie Robinson, Jackson Pollock, Jacques Derrida, James Baldwin, James Bond, James Joyce, James Madison, James Watt, Jane Addams,
  Jane Austen, Jane Eyre, Jane Goodall, Janet Yellen, Janis Joplin, Jawaharlal Nehru, Jay Gatsby, Jean Piaget, Jean Valjean, Jean-Jacques Rousseau,
  Jean-Paul Sartre, Jeff Bezos, Jeffrey Epstein, Jennifer Doudna, Jerome Powell, Jesus Christ, Jimi Hendrix, Jimmy Carter, Jo March, Joan Didion,
  Joan of Arc, Joe Biden, Johann Sebastian Bach, Johannes Brahms, Johannes Kepler, John Adams, John Calvin, John Coltrane, John Dewey, John F. Kennedy,
  John Forbes Nash, John Keats, John Kennedy, John Lennon, John Locke, John Maynard Keynes, John McCain, John Milton, John Muir, John Nash, John Rawls,
  John Steinbeck, John Stuart Mill, John Watson, Johnny Cash, Jonas Salk, Jonathan Swift, Jorge Luis Borges, Joseph Conrad, Joseph Lister,
  Joseph Merrick, Joseph Stalin, Juan Perón, Jude Fawley, Judith Butler, Judy Garland, Jules Verne, Julius Caesar, Justin Bieber, Kamala Harris,
  Kanye West, Karl Marx, Katherine Johnson, Katniss Everdeen, Kim Kardashian, King George, King Lear, Kofi Annan, Kurt Cobain, Kurt Gödel,
  Kurt Vonnegut, Lady Gaga, Lady Macbeth, Lance Armstrong, Langston Hughes, Laura Ingalls, Lawrence Kohlberg, LeBron James, Lennie Small, Leo Tolstoy,
  Leonardo da Vinci, Lev Vygotsky, Lewis Carroll, Liesel Meminger, Linus Pauling, Lionel Messi, Lise Meitner, Lord Byron, Lou Gehrig, Louis Armstrong,
  Louis Braille, Louis Pasteur, Louisa May Alcott, Lucille Ball, Ludwig Wittgenstein, Ludwig van Beethoven, Luke Skywalker, Lyndon Johnson,
  Magic Johnson, Mahatma Gandhi, Malala Yousafzai, Malcolm X, Mao Zedong, Marcel Duchamp, Marcel Proust, Marcus Aurelius, Margaret Atwood,
  Margaret Mead, Margaret Thatcher, Maria Montessori, Mariah Carey, Marie Antoinette, Marie Curie, Marilyn Monroe, Mark Antony, Mark Twain,
  Mark Zuckerberg, Martin Luther, Martin Luther King, Mary Shelley, Mary Todd Lincoln, Mary Wollstonecraft, Max Planck, Max Weber, Maya Angelou,
  Meg March, Mel Gibson, Mia Hamm, Michael Faraday, Michael Fox, Michael J. Fox, Michael Jackson, Michael Jordan, Michael Phelps, Michel Foucault,
  Michelle Obama, Miguel de Cervantes, Mikhail Gorbachev, Milton Friedman, Miss Havisham, Mother Teresa, Muhammad Ali, Naomi Osaka, Napoleon Bonaparte,
  Nathaniel Hawthorne, Neil Armstrong, Nella Larsen, Nelson Mandela, Niccolò Machiavelli, Niccolò Paganini, Nick Carraway, Nicki Minaj, Niels Bohr,
  Nikola Tesla, Noam Chomsky, Octavia Butler, Oedipus Rex, Oliver Sacks, Ophelia Polonius, Oprah Winfrey, Orson Welles, Oscar Wilde, Otto von Bismarck,
  Pablo Picasso, Paul Erdős, Paul Gauguin, Paul McCartney, Percy Shelley, Peter Pan, Peter Parker, Phineas Gage, Pip Pirrip, Pol Pot, Pope Francis,
  Prince Hamlet, Prince Harry, Prince Philip, Princess Diana, Queen Elizabeth, Queen Victoria, Rachel Carson, Ralph Ellison, Ralph Waldo Emerson,
  Ray Bradbury, Ray Charles, René Descartes, Richard Feynman, Richard Nixon, Richard Wagner, Robert E. Lee, Robert Frost, Robert Koch,
  Robert Oppenheimer, Robert Schumann, Robin Williams, Rodion Raskolnikov, Romeo Montague, Ronald Reagan, Rosa Luxemburg, Rosa Parks,
  Rosalind Franklin, Ruth Bader Ginsburg, Sally Ride, Salvador Dalí, Samuel Beckett, Samuel Johnson, Sandra Day O'Connor, Santa Claus, Scout Finch,
  Selena Gomez, Septimus Smith, Septimus Warren Smith, Serena Williams, Severus Snape, Shel Silverstein, Sherlock Holmes, Sigmund Freud, Simone Biles,
  Simone de Beauvoir, Sitting Bull, Sojourner Truth, Sonia Sotomayor, Stephen Hawking, Stephen King, Steve Jobs, Stevie Wonder, Susan B. Anthony,
  Susan Sontag, Sylvia Plath, T. S. Eliot, Taylor Swift, Ted Bundy, Temple Grandin, Tennessee Williams, Tess Durbeyfield, Theodore Roosevelt,
  Thomas Aquinas, Thomas Edison, Thomas Hardy, Thomas Hobbes, Thomas Jefferson, Thomas Mann, Thomas More, Tiger Woods, Tim Berners-Lee, Tina Turner,
  Tom Buchanan, Tom Sawyer, Toni Braxton, Toni Morrison, Tony Stark, Truman Capote, Tupac Shakur, Umberto Eco, Upton Sinclair, Usain Bolt, Van Gogh,
  Venus Williams, Victor Frankenstein, Victor Hugo, Vincent Van Gogh, Vincent van Gogh, Virginia Satir, Virginia Woolf, Vivien Leigh, Vladimir Lenin,
  Vladimir Nabokov, Vladimir Putin, Volodymyr Zelenskyy, Walt Disney, Walt Whitman, Walter Mitty, Walter White, Warren Buffett, Werner Heisenberg,
  Whitney Houston, Wilfred Owen, Wilhelm Wundt, William Blake, William Faulkner, William James, William Shakespeare, William Wordsworth, Willy Loman,
  Wilma Rudolph, Winnie Mandela, Winona Ryder, Winston Churchill, Wolfgang Amadeus Mozart, Woodrow Wilson, Xi Jinping, Yo-Yo Ma, Yuri Gagarin,
  Zhuge Liang, Zora Neale Hurston
`
    .split(',')
    .map((name) => name.trim()),
)

/** Family names of those that many others have too. */
const COMMON = new Set(
  'Adams Anthony Armstrong Bacon Ball Barton Bell Berry Blair Blake Brooke Brown Bush Butler Carroll Carter Cash Charles Christie Clark Clinton Davis Douglass Fleming Ford Fox Francis Franklin Frost Gardner Gibson Gomez Grant Gray Hamilton Hardy Harris Henry Hill Hopper Hughes Jackson James Johnson Jones Jordan Joyce Kennedy Kent King Lee Lennon Lewis London Luther Madison Mann March Marshall Mason Mead Mill Miller Milton Monroe More Morrison Nash Nixon Oppenheimer Owen Parker Parks Parton Phelps Powell Presley Rand Reagan Rice Ride Rivera Robinson Rogers Sanders Sexton Shelley Sinclair Small Smith Stark Stein Stone Sullivan Swan Swift Teresa Thompson Turner Walker Wallace Warren Washington Watson Watt Wayne Weber Wells West White Wilder Williams Wilson Winfrey Wonder Woods Wright Wolfe Young'.split(
    ' ',
  ),
)

/** "Lincoln suffered from melancholia." */
export const PUBLIC_SURNAMES: ReadonlySet<string> = new Set(
  Array.from(PUBLIC_FIGURES, (name) => name.slice(name.lastIndexOf(' ') + 1)).filter(
    (name) => !COMMON.has(name),
  ),
)
