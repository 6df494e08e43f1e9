import { Button } from '@mantine/core'
import { skip, useCall } from '#platform/web/data.ts'
import { AppLink } from '#platform/web/link.tsx'
import { useText } from '#platform/web/text.ts'
import { Page } from '#platform/web/ui/Page.tsx'
import { QueryView } from '#platform/web/ui/states/QueryView.tsx'
import { peopleCalls } from '../../../contract/calls.ts'
import type { RosterHome } from './roster-record.ts'
import { rosterHomes, wordsOfKind } from './roster-kinds.ts'
import { RosterUpload } from './RosterUpload.tsx'
import { RosterWork } from './RosterWork.tsx'

interface RosterImportProps {
  /** Where the people stand who are made. */
  readonly home: RosterHome
  readonly rosterId: number | null
  readonly onOpen: (id: number | null) => void
}

/** From a file as it came to people: upload, columns, every finding at its cell, commit. */
export default function RosterImport({ home, rosterId, onOpen }: RosterImportProps) {
  const t = useText('roster')
  const { kind } = rosterHomes[home]
  const words = wordsOfKind[kind]
  const query = useCall(
    peopleCalls.getRoster,
    // Ten rows are enough to know where the import stands; the review asks for its own pages.
    rosterId === null ? skip : { ID: rosterId, show: 'all', pageSize: 10 },
  )
  return (
    <Page
      title={t(words.title)}
      description={t(words.intro)}
      actions={
        <Button variant="default" component={AppLink} to={home}>
          {t(words.backToList)}
        </Button>
      }
    >
      {rosterId === null ? (
        <RosterUpload kind={kind} onRead={onOpen} />
      ) : (
        <QueryView query={query} module="people">
          {(roster) => <RosterWork key={roster.ID} home={home} roster={roster} onAnother={() => onOpen(null)} />}
        </QueryView>
      )}
    </Page>
  )
}
