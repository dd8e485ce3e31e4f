// The text about using prompts and the keyboard, at the end of the first guide.

export const USE_STEPS = [
  { title: 'Select Use', text: 'It’s on every prompt that has fields.' },
  {
    title: 'Fill in the fields',
    text: 'You’ll see the finished prompt as you type. Only fields marked with an asterisk (*) are required.',
  },
  {
    title: 'Copy the prompt, or choose Open in…',
    text: 'Some AI tools open with the prompt filled in, and some send it right away. The menu says which.',
  },
] as const

export const USE_FACTS = [
  {
    name: 'Copy link',
    text: 'Copies a link that includes what you filled in, so you can send it to a class or a colleague. Anyone with the link can read what you entered.',
  },
  {
    name: 'Share',
    text: 'Sends a prompt to up to 50 people at once. Search for them by name, or paste a list of NetIDs or emails.',
  },
  {
    name: 'Remember on this device',
    text: 'Fills in the same fields in other prompts for 30 days, or until you sign out. Leave it off on shared computers.',
  },
  {
    name: 'Data class',
    text: 'Some prompts are meant for internal or restricted data. You can always copy them, but you can open them only in AI tools that your campus has approved for that data. The data class doesn’t change who can see a prompt.',
  },
  {
    name: 'What we count',
    text: 'Copying or opening a prompt counts as a use, once per person per day. We keep totals, not a list of who used what.',
  },
  {
    name: 'What stays with you',
    text: 'The library never receives what you fill in. Your text leaves your browser only if you open the prompt in an AI tool or share it.',
  },
  {
    name: 'Private data',
    text: 'Before you save, share, or enhance a prompt or open it in an AI tool, your browser looks for private data, such as email addresses, student IDs, grades, and passwords. You decide what to replace, remove, or keep. The check can miss things, so read your text too.',
  },
] as const

export const KEYS = [
  { keys: ['/'], action: 'Search' },
  { keys: ['J', 'K'], action: 'Next or previous prompt' },
  { keys: ['U'], action: 'Use the prompt' },
  { keys: ['C'], action: 'Copy the prompt' },
  { keys: ['Ctrl+K', '⌘K'], action: 'Open the command menu' },
] as const
