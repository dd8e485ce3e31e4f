// The color and icon of each category.
import type { Category } from '@prompt-library/domain/prompts/categories'
import {
  BookOpen,
  Code,
  FlaskConical,
  ListChecks,
  type LucideIcon,
  PenLine,
  Presentation,
} from 'lucide-react'

interface CategoryLook {
  icon: LucideIcon
  /** Sets the color that `text-category`, `bg-category-tint`, and the like refer to. */
  color: string
}

export const CATEGORY_LOOKS: Record<Category, CategoryLook> = {
  Research: { icon: FlaskConical, color: '[--category:var(--research)]' },
  Writing: { icon: PenLine, color: '[--category:var(--writing)]' },
  Coding: { icon: Code, color: '[--category:var(--coding)]' },
  Teach: { icon: Presentation, color: '[--category:var(--teach)]' },
  Productivity: { icon: ListChecks, color: '[--category:var(--productivity)]' },
  Study: { icon: BookOpen, color: '[--category:var(--study)]' },
}

/** The tinted header of a card or dialog. */
export function categoryHeader(category: Category): string {
  return `border-t-3 border-t-category bg-category-tint ${CATEGORY_LOOKS[category].color}`
}
