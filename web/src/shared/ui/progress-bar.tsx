interface ProgressBarProps {
  label: string
  /** From 0 to 1. Undefined if it isn't known. */
  share: number | undefined
}

/** How far something is. Browsers draw an empty bar of their own almost like a full one. */
export function ProgressBar({ label, share }: ProgressBarProps) {
  return (
    <progress
      aria-label={label}
      max={1}
      value={share}
      className="h-2 w-full appearance-none overflow-hidden rounded-full border-0 bg-line indeterminate:animate-pulse indeterminate:bg-brand-soft forced-colors:appearance-auto [&::-moz-progress-bar]:bg-brand indeterminate:[&::-moz-progress-bar]:bg-transparent [&::-webkit-progress-bar]:bg-transparent [&::-webkit-progress-value]:rounded-full [&::-webkit-progress-value]:bg-brand"
    />
  )
}
