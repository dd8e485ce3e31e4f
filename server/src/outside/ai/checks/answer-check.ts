/** The author's prompt and what the AI service made of it. */
interface Texts {
  original: string
  rewritten: string
  /** The random mark of the request. */
  mark: string
}

/** Something that a rewrite must not do. */
export interface AnswerCheck {
  fails: (texts: Texts) => boolean
  /** Says what is wrong with the answer. Names nothing from the prompt, because user text must stay between the marked lines. */
  toModel: string
  /** Says why there's no result. */
  toUser: string
}
