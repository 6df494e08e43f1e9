import { Alert, NativeSelect, SimpleGrid } from '@mantine/core'
import { useSend } from '#platform/web/data.ts'
import { useFormat } from '#platform/web/format.tsx'
import { isolated } from '#platform/shared/text.ts'
import { useText } from '#platform/web/text.ts'
import { useSentence } from '#platform/web/ui/states/ErrorState.tsx'
import { peopleCalls } from '../../../contract/calls.ts'
import type { RosterRecord } from './roster-record.ts'
import { wordsOfKind } from './roster-kinds.ts'

/** Which sheet of the file is read and which of its rows holds the titles, where the guess was wrong. */
export function RosterPlace({ roster }: { roster: RosterRecord }) {
  const t = useText('roster')
  const format = useFormat()
  const sentence = useSentence('people')
  const placing = useSend(peopleCalls.placeRoster, { quiet: true, success: t('placed') })
  const place = (Sheet: number, HeaderRow: number | null) =>
    void placing.send({ body: { ID: roster.ID, Version: roster.Version, Sheet, HeaderRow } })
  return (
    <>
      {placing.problem && (
        <Alert color="red" role="alert">
          {sentence(placing.problem)}
        </Alert>
      )}
      <SimpleGrid cols={{ base: 1, sm: 2 }} maw="60rem">
        {roster.Sheets.length > 1 && (
          <NativeSelect
            label={t('sheet')}
            data={roster.Sheets.map((name, at) => ({ value: String(at), label: name }))}
            value={String(roster.Sheet)}
            disabled={placing.sending}
            onChange={(event) => place(Number(event.currentTarget.value), null)}
          />
        )}
        <NativeSelect
          label={t('headerRow')}
          {...(roster.HeaderRow > 0 && { description: t(wordsOfKind[roster.Kind].headerRowHint) })}
          data={[
            { value: '0', label: t('noHeader') },
            ...roster.HeaderChoices.map(({ Row, Cells }) => ({
              value: String(Row),
              label: t('headerChoice', {
                row: format.number(Row),
                cells: format.joined(Cells.map(isolated)),
              }),
            })),
          ]}
          value={String(roster.HeaderRow)}
          disabled={placing.sending}
          onChange={(event) => place(roster.Sheet, Number(event.currentTarget.value))}
        />
      </SimpleGrid>
    </>
  )
}
