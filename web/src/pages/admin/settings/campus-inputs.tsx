import type { Campus } from '@prompt-library/domain/campus'
import {
  CAMPUS_NAME_MAX,
  CAMPUS_SHORT_NAME_MAX,
  ID_NAME_MAX,
  SITE_TITLE_MAX,
} from '@prompt-library/domain/limits'
import { Field } from '../../../shared/ui/field.tsx'
import { Input } from '../../../shared/ui/input.tsx'
import { BrandColor } from './brand-color.tsx'
import { FooterLinks } from './footer-links.tsx'
import { LogoField } from './logo-field.tsx'
import { type InputsProps, sentenceFor } from './section.ts'

type TextName = 'name' | 'short_name' | 'site_title' | 'id_name'

/** What the library is called, its color and logo, and the links in its footer. */
export function CampusInputs({ id, draft, onChange, problems }: InputsProps<Campus>) {
  const change = (changes: Partial<Campus>) => onChange({ ...draft, ...changes })
  const text = (name: TextName, { label, hint, max }: { label: string; hint: string; max: number }) => (
    <Field id={`${id}-${name}`} label={label} hint={hint} required error={sentenceFor(problems, name)}>
      <Input
        autoComplete="off"
        maxLength={max}
        value={draft[name]}
        onChange={(event) => change({ [name]: event.target.value })}
      />
    </Field>
  )
  return (
    <>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        {text('site_title', {
          label: 'Site title',
          hint: 'In the header, browser tabs, and citations.',
          max: SITE_TITLE_MAX,
        })}
        {text('short_name', {
          label: 'Short name',
          hint: `As in “${draft.short_name}’s ${draft.site_title}”.`,
          max: CAMPUS_SHORT_NAME_MAX,
        })}
        {text('name', {
          label: 'Name of your institution',
          hint: `As in “people at ${draft.name}”.`,
          max: CAMPUS_NAME_MAX,
        })}
        {text('id_name', {
          label: 'Name of the ID',
          hint: `As in “Sign in with your ${draft.id_name}”.`,
          max: ID_NAME_MAX,
        })}
      </div>
      <LogoField logo={draft.logo} onChange={(logo) => change({ logo })} />
      <BrandColor
        id={`${id}-color`}
        draft={draft}
        error={sentenceFor(problems, 'color')}
        onChange={(color) => change({ color })}
      />
      <FooterLinks
        id={`${id}-links`}
        links={draft.links}
        problems={problems}
        onChange={(links) => change({ links })}
      />
    </>
  )
}
