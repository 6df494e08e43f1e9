import { useText } from '#platform/web/text.ts'
import { Page } from '#platform/web/ui/Page.tsx'
import type { LookupKey } from '../../rules/registry.ts'
import { Entries } from '../parts/Entries.tsx'

/** The page of one lookup; every lookup that is no part of another page has this one. */
export const pageOf = (lookup: LookupKey) =>
  function LookupPage() {
    const t = useText('lookups')
    return (
      <Entries
        key={lookup}
        lookup={lookup}
        frame={({ actions, children }) => (
          <Page title={t(`screens.${lookup}`)} actions={actions}>
            {children}
          </Page>
        )}
      />
    )
  }
