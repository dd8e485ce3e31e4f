// The text about using prompts and the keyboard, at the end of the first guide.
import { campus } from '../../shared/lib/campus.ts'

export const USE_STEPS = [
  { title: 'Select Use', text: 'It’s on every prompt that has fields.' },
  {
    title: 'Fill in the fields',
    text: 'You’ll see the finished prompt as you type. Only fields marked with an asterisk (*) are required. The others are copied as blanks, such as [Topic].',
  },
  {
    title: 'Copy the prompt, or choose Open in…',
    text: 'Some AI tools open with the prompt filled in, and some send it right away. The menu says which.',
  },
] as const

export const USE_FACTS = [
  {
    name: 'Save for later',
    text: 'The bookmark on a prompt adds it to Saved, which is in My Prompts and above the library. Only you can see what you save. Saving doesn’t notify the author or change any count.',
  },
  {
    name: 'Copy link',
    text: 'Copies a link that includes what you filled in, so you can send it to a class or a colleague. Anyone with the link can read what you entered.',
  },
  {
    name: 'Share',
    text: `In a prompt’s menu. Sends the prompt to up to 50 people at once. Search for them by name, or paste a list of ${campus.id_name}s or emails.`,
  },
  {
    name: 'Remember on this device',
    text: 'Keeps what you enter in this browser for 30 days or until you sign out, and fills in the same fields in other prompts. Leave it off on shared computers. To clear it sooner, open Recently used above the library.',
  },
  {
    name: 'Collections',
    text: 'Lists of prompts with notes, for a course, an office, or a project. Open Collections to see public ones or start your own. A collection can be private, for members with the link, or public. People see only the prompts in it that they already have access to. If your account is deleted, your collections go to a co-editor, or are deleted if they don’t have one.',
  },
  {
    name: 'Recently deleted',
    text: 'When you delete a prompt, select Undo, or restore it later from Recently deleted in My Prompts, with its votes and shares. Each one says when it’s gone for good, usually after 30 days. If an admin deletes your prompt, you get a notification, and only an admin can restore it.',
  },
  {
    name: 'Copy citation',
    text: 'In a prompt’s menu. Copies a reference in APA, MLA, Chicago, or BibTeX for your bibliography. It names one version and links to it, so readers see what you used even if the author changes the prompt later.',
  },
  {
    name: 'Clones',
    text: 'A clone names the prompt it was made from, and a prompt lists its public clones. People see the original only if they have access to it.',
  },
  {
    name: 'Sensitive data',
    text: 'When you submit or edit a prompt, More details asks for the most sensitive data people will enter. Prompts for internal or restricted data can always be copied, but they open only in AI tools that your campus has approved for that data. The answer doesn’t change who can see a prompt.',
  },
  {
    name: 'Tags',
    text: 'Select a tag on a card to see every prompt that has it. When you submit, edit, or clone a prompt, you can add up to 5 tags, each up to 30 characters long. The form suggests tags that other public prompts have. Python and python are the same tag.',
  },
  {
    name: 'Did it work?',
    text: 'After you copy or open a prompt, its page asks whether it worked. Everyone sees how many people said yes in the last 90 days. The author sees your note without your name. If you said no and the prompt is public, admins see it, too. You can change or remove your answer at any time.',
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
    name: 'Versions',
    text: 'Every change to a prompt is kept as a version. Open History in a prompt’s menu to compare any two. Others see the versions that were public, and people a private prompt is shared with see only the current one. Authors can restore, hide, or remove earlier versions, and say what changed when they edit. If you take private data out of a prompt, we tell you which earlier versions still show it and offer to remove them. Clones and backups keep their copies.',
  },
  {
    name: 'Private data',
    text: 'Before you save, share, or enhance a prompt or open it in an AI tool, your browser looks for private data, such as email addresses, student IDs, grades, and passwords. You decide what to replace, remove, or keep. The name and description of a collection that others can see are also checked. If fields replace private data, you can also mark the prompt for such data with one click. The check can miss things, so read your text too.',
  },
] as const

export const KEYS = [
  { keys: ['/'], action: 'Search' },
  { keys: ['Ctrl+K', '⌘K'], action: 'Open the command menu' },
  { keys: ['Ctrl+Enter', '⌘Enter'], action: 'Save, share, or continue in a form' },
] as const
