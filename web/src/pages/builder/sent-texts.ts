import type { BuilderForm } from '@prompt-library/domain/builder/builder-form'
import { composeBasicPrompt, composeClearPrompt } from '@prompt-library/domain/builder/compose-prompt'
import { type BuilderState, isReviewing, promptOf } from '../../features/build/builder-state.ts'
import type { EnhancementSource } from '../../features/build/round.ts'
import { applyEdits, type Edit, type GuardedText } from '../../features/guard/guarded-text.ts'
import { FIELDS, type TextName } from './field-texts.ts'
import { sourceName } from './version-names.ts'

/** A text that an enhancement sends, and where the user entered it. Enhanced versions were not entered. */
interface SentText extends GuardedText {
  place: TextName | 'own' | 'enhanced'
}

/** What each version is composed of, and what's sent with it. The other fields are options to choose from. */
const TYPED: Record<'basic' | 'clear', readonly TextName[]> = {
  basic: ['task', 'audience'],
  clear: ['task', 'context', 'audience', 'lengthSpecific', 'examples', 'constraints', 'qualityMeasures'],
}
/** What's sent with every prompt that was generated from the form. */
const SENT_ALONG: readonly TextName[] = ['audience']

const OFFERS = ['field', 'remove'] as const

/** Which texts the data guard checks before an enhancement: everything the user wrote that it sends. */
export function sentTexts(state: BuilderState, from: EnhancementSource): SentText[] {
  const form = state.made?.form
  if (!form) return []
  const isGenerated = from === 'basic' || from === 'clear'
  const prompt: SentText = {
    place: from === 'own' ? 'own' : 'enhanced',
    label: sourceName(state, from),
    text: promptOf(state, from) ?? '',
    offers: OFFERS,
  }
  const fields = (isGenerated ? TYPED[from] : SENT_ALONG)
    .filter((name) => name !== 'lengthSpecific' || form.length === 'specific')
    .map((name): SentText => ({ place: name, label: FIELDS[name].label, text: form[name], offers: OFFERS }))
    .filter(({ text }) => text.trim() !== '')
  return isGenerated ? fields : [prompt, ...fields]
}

/**
 * Makes the edits where the user entered the texts, and composes the prompts again. Enhanced versions stay: each has its own
 * copy of the text that it's based on.
 */
export function editEntered(
  state: BuilderState,
  texts: readonly SentText[],
  edits: readonly (readonly Edit[])[],
): BuilderState {
  return texts.reduce((next, { place, text }, index) => {
    const edited = edits[index] ?? []
    if (edited.length === 0 || place === 'enhanced') return next
    return enter(next, place, applyEdits(text, edited))
  }, state)
}

/** What was changed in step 1 or 2 since the prompts were generated isn't what's sent, so it stays. */
function enter(state: BuilderState, place: TextName | 'own', text: string): BuilderState {
  const { made } = state
  if (!made) return state
  if (place === 'own') {
    const own = text.trim()
    return { ...state, own: isReviewing(state, state.own) ? own : state.own, made: { ...made, own } }
  }
  const form: BuilderForm = { ...made.form, [place]: text }
  return {
    ...state,
    form: state.form[place] === made.form[place] ? { ...state.form, [place]: text } : state.form,
    made: { ...made, form, basic: composeBasicPrompt(form), clear: composeClearPrompt(form) },
  }
}
