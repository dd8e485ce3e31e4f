import { createHash } from 'node:crypto'
import { brandColors } from '@prompt-library/domain/brand-colors'
import { type Campus, DEFAULT_CAMPUS } from '@prompt-library/domain/campus'
import { logoSize } from '@prompt-library/domain/logo'

/** The files that a campus's colors and logo are served as. Their paths change with their content, so browsers can keep them. */
export interface CampusLook {
  colors: ReturnType<typeof brandColors>
  /** Undefined if the colors are those of the built stylesheet. */
  stylesheet: { path: string; text: string } | undefined
  logo: { path: string; file: Buffer; width: number; height: number } | undefined
}

export const CAMPUS_FILES = '/campus'

export function lookOf({ color, logo }: Campus): CampusLook {
  const colors = brandColors(color)
  const stylesheet = stylesheetOf(colors)
  const file = Buffer.from(logo, 'base64')
  const size = logo === '' ? undefined : logoSize(logo)
  return {
    colors,
    stylesheet:
      color === DEFAULT_CAMPUS.color
        ? undefined
        : { path: `${CAMPUS_FILES}/${hashOf(stylesheet)}.css`, text: stylesheet },
    logo: size && { path: `${CAMPUS_FILES}/${hashOf(file)}.png`, file, ...size },
  }
}

/** Its selectors are stronger than those of the built stylesheet, which follows. In print, surfaces stay white. */
function stylesheetOf({ light, dark }: CampusLook['colors']): string {
  const { 'brand-deep': deep, 'brand-tint': tint, ...inPrint } = light
  return `:root:root{${declarations(inPrint)}}
@media screen{:root:root{${declarations({ 'brand-deep': deep, 'brand-tint': tint })}}:root:root[data-theme="dark"]{${declarations(dark)}}}
`
}

function declarations(colors: object): string {
  return Object.entries(colors)
    .map(([name, color]) => `--${name}:${color}`)
    .join(';')
}

function hashOf(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 20)
}
