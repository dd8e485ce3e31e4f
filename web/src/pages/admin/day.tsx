export function Day({ iso }: { iso: string }) {
  return (
    <time dateTime={iso} title={new Date(iso).toLocaleString('en-US')} className="whitespace-nowrap">
      {new Date(iso).toLocaleDateString('en-US')}
    </time>
  )
}
