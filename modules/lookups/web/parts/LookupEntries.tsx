import { useText } from '#platform/web/text.ts'
import { Section } from '#platform/web/ui/Page.tsx'
import type { LookupKey } from '../../rules/registry.ts'
import { Entries } from './Entries.tsx'

/** A lookup as a part of another page; `addressPrefix` keeps its filters apart from those of that page's own table. */
export function LookupEntries({ lookup, addressPrefix }: { lookup: LookupKey; addressPrefix: string }) {
  const t = useText('lookups')
  return (
    <Entries
      lookup={lookup}
      addressPrefix={addressPrefix}
      frame={({ actions, children }) => (
        <Section title={t(`screens.${lookup}`)} actions={actions}>
          {children}
        </Section>
      )}
    />
  )
}
