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
  Shapes,
} from 'lucide-react'

interface CategoryLook {
  icon: LucideIcon
  /** Sets the color that `text-category`, `bg-category-tint`, and the like refer to. */
  color: string
}

const LOOKS: Record<Category, CategoryLook> = {
  Research: { icon: FlaskConical, color: '[--category:var(--research)]' },
  Writing: { icon: PenLine, color: '[--category:var(--writing)]' },
  Coding: { icon: Code, color: '[--category:var(--coding)]' },
  Teach: { icon: Presentation, color: '[--category:var(--teach)]' },
  Productivity: { icon: ListChecks, color: '[--category:var(--productivity)]' },
  Study: { icon: BookOpen, color: '[--category:var(--study)]' },
}

const UNKNOWN: CategoryLook = { icon: Shapes, color: '[--category:var(--ink-soft)]' }

/** Also for a category that's missing or unknown, so that one prompt can't hide a whole list. */
export function categoryLook(category: Category | null): CategoryLook {
  return (category && LOOKS[category]) || UNKNOWN
}

/** The tinted header of a card or dialog. */
export function categoryHeader(category: Category | null): string {
  return `border-t-3 border-t-category bg-category-tint ${categoryLook(category).color}`
}
