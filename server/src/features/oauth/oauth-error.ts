/** A refusal in the words of OAuth, which the program of a tool reads. */
export class OAuthError extends Error {
  readonly code: string
  readonly status: 400 | 401

  constructor(code: string, description: string, options?: ErrorOptions) {
    super(description, options)
    this.code = code
    this.status = code === 'invalid_client' ? 401 : 400
  }
}
