import { countOfPeople } from '../text/count-of.ts'

/** “Visible to you and 3 people it’s shared with”: who can see a private prompt. The number is undefined while unknown. */
export function audienceText(people: number | undefined): string {
  if (people === undefined) return 'Visible to you and anyone it’s shared with'
  if (people === 0) return 'Only visible to you'
  return `Visible to you and ${countOfPeople(people)} it’s shared with`
}
