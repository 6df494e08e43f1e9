import { Alert, List } from '@mantine/core'
import { useFormat } from '#platform/web/format.tsx'
import { isolated } from '#platform/shared/text.ts'
import { useText } from '#platform/web/text.ts'
import type { RosterRecord } from './roster-record.ts'

const mostNames = 5

/** What is to be known of the file as a whole: what was not read of it, what it hides. */
export function RosterNotes({ roster }: { roster: RosterRecord }) {
  const t = useText('roster')
  const format = useFormat()
  if (roster.Notes.length === 0) return null
  const named = (names: readonly string[]) =>
    format.list([...names.slice(0, mostNames).map(isolated), ...(names.length > mostNames ? ['…'] : [])])
  return (
    <Alert color="yellow" title={t('noteTitle')}>
      <List size="sm" spacing="0.25rem">
        {roster.Notes.map((note) => (
          <List.Item key={note.Code}>{t(`notes.${note.Code}`, { names: named(note.Names) })}</List.Item>
        ))}
      </List>
    </Alert>
  )
}
