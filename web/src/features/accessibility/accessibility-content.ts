// The text of the accessibility statement. It says only what was checked: whoever changes a check changes the sentence too.

export const STATEMENT = {
  intro:
    'Everyone at the university should be able to use the AI Prompt Library, whatever device, browser or assistive technology they work with. We build it to meet the Web Content Accessibility Guidelines (WCAG) 2.2 at level AA.',
  sections: [
    {
      title: 'How it is checked',
      text: 'These checks are part of the library’s tests, which run it in Chromium.',
      points: [
        'axe, a program that knows the rules of WCAG 2.0, 2.1 and 2.2 at levels A and AA, looks at every page in the light and in the dark theme. It also looks at dialogs, menus, forms with errors, and at lists while they load, when they are empty and when they could not be loaded.',
        'Signing in and out, finding, reading and changing a prompt, submitting, building and sharing one, and disabling an account are done by keyboard alone, and so are menus, tabs and the tools of the text editor. Dialogs are checked to take the focus, keep it and give it back.',
        'Every page is opened in windows 320, 390, 768 and 1280 pixels wide, with letters of twice the size, and with the wide spacing of WCAG 1.4.12. Nothing scrolls sideways, and nothing is cut off. A window of 320 pixels shows what one of 1280 pixels shows at a zoom of 400 %.',
        'Whatever can be pressed is at least 24 by 24 pixels large, but for links within a sentence.',
        'Every page has a title of its own, headings in order and a link past the header. Going to another page moves the focus there.',
      ],
    },
    {
      title: 'What we know is missing',
      text: 'Machines find only a part of what can stand in somebody’s way. This is not done yet, or not in our hands:',
      points: [
        'The library has not been evaluated by people outside the project, nor together with people who use a screen reader, magnification or speech input every day.',
        'Safari, and the browsers of phones and tablets themselves, were not part of the checks.',
        'Members write the prompts. What they write is shown as they structured it, and a prompt in another language than English is not marked as such for screen readers.',
        'The sign-in page belongs to the university’s sign-in service, not to the library.',
      ],
    },
  ],
  contact: {
    title: 'Tell us what stands in your way',
    text: 'If you can’t read or do something here, tell us on which page, and what you work with if you like. Please also tell us if you need a prompt or a guide in another form.',
  },
  reviewed: '2026-11-15',
} as const
