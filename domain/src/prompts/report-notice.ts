// What the reporter and the author are told when a curator has handled a report.
import type { ReportAction } from './reports.ts'

interface Notice {
  title: string
  message: string
}

const OUTCOMES: Record<ReportAction, string> = {
  dismiss: 'A curator looked at it and left it as it is.',
  ask_for_changes: 'A curator asked its author for changes.',
  make_private: 'A curator made it private.',
  delete: 'A curator deleted it.',
}

/** What became of a report, for the person who sent it. The title is left out if they can't view the prompt any more. */
export function reporterNotice(action: ReportAction, promptTitle: string | undefined): Notice {
  const prompt = promptTitle === undefined ? '' : `“${promptTitle}”: `
  return { title: 'Thanks for your report', message: `${prompt}${OUTCOMES[action]}` }
}

/** What the author is told. It doesn't say that there were reports, so that no one is suspected of them. */
export function changesNotice(promptTitle: string): Notice {
  return { title: 'A curator asks you to change your prompt', message: `“${promptTitle}”` }
}

export function madePrivateNotice(promptTitle: string): Notice {
  return { title: 'A curator made your prompt private', message: `“${promptTitle}”` }
}
