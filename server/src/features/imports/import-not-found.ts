import { AppError } from '../../errors.ts'

/** The same for a missing import and someone else's, so the response doesn't reveal which IDs exist. */
export function importNotFound(): AppError {
  return new AppError(404, 'This import was canceled, or it’s older than 24 hours.')
}
