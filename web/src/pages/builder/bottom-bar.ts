/**
 * A bar that stays in view. Focus on its buttons must not scroll to its place in the page, which the space that the page
 * keeps clear for it would do (app/styles.css).
 */
export const BOTTOM_BAR =
  'sticky bottom-0 z-5 -mx-[clamp(1rem,4vw,2rem)] border-t border-line bg-page px-[clamp(1rem,4vw,2rem)] py-2 pb-[max(0.5rem,env(safe-area-inset-bottom))] print:hidden [@media(max-height:24rem)]:static [&_button]:-scroll-mb-20'
