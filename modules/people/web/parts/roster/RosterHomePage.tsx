import { Button } from '@mantine/core'
import { IconFileImport } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { AppLink } from '#platform/web/link.tsx'
import { useAddress } from '#platform/web/start/address.ts'
import { useText } from '#platform/web/text.ts'
import { RosterImportPart } from './roster-import-part.ts'
import type { RosterHome } from './roster-record.ts'

/** A list of people; with `?import=` in the address the import of a roster, which has no published path of its own. */
export function RosterHomePage({ home, children }: { home: RosterHome; children: () => ReactNode }) {
  const { values, change } = useAddress({ import: '', show: '', pageNum: 1 })
  if (!values.import) return children()
  return (
    <RosterImportPart
      home={home}
      rosterId={/^\d+$/.test(values.import) ? Number(values.import) : null}
      onOpen={(id) => change({ import: id === null ? 'new' : String(id), show: '', pageNum: 1 }, { push: true })}
    />
  )
}

/** The way from the list to a new import. */
export function NewRoster({ at }: { at: RosterHome }) {
  const t = useText('people')
  return (
    <Button
      variant="default"
      leftSection={<IconFileImport size="1rem" />}
      component={AppLink}
      to={at}
      search={{ import: 'new' }}
    >
      {t('acts.readRoster.do')}
    </Button>
  )
}
