import { Button } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useState } from 'react'
import { send } from '#platform/web/client.ts'
import { useFormat } from '#platform/web/format.tsx'
import { csvOf } from '#platform/web/tables/export/csv.ts'
import { useText } from '#platform/web/text.ts'
import { useSentence } from '#platform/web/ui/states/ErrorState.tsx'
import { saveBlob } from '#platform/web/ui/files/files.ts'
import { toast } from '#platform/web/ui/toast.ts'
import { peopleCalls } from '../../../contract/calls.ts'
import { cellName, findingWords } from './roster-cells.ts'
import type { RosterRecord } from './roster-record.ts'

const most = 100

/** The rows of a view as a file for whoever sent the roster: as they came, with what is wrong at the end of each. */
export function RosterDownload({ roster, show }: { roster: RosterRecord; show: 'errors' | 'skipped' }) {
  const t = useText('roster')
  const format = useFormat()
  const sentence = useSentence('people')
  const [running, setRunning] = useState(false)
  const said = (row: RosterRecord['Items'][number]) =>
    row.Findings.map(
      (each) =>
        `${cellName(row.Row, each.Column)}${format.colon}${t(`findings.${each.Code}`, findingWords(each, format, t))}`,
    ).join(' | ')
  const download = async () => {
    setRunning(true)
    try {
      const rows: RosterRecord['Items'] = []
      for (let pageNum = 1; ; pageNum++) {
        const page = await send(peopleCalls.getRoster, { ID: roster.ID, show, pageNum, pageSize: most })
        rows.push(...page.Items)
        if (page.Items.length === 0 || rows.length >= page.Total) break
      }
      const width = roster.Header.length
      const lines = rows.map((row) => [...Array.from({ length: width }, (_, at) => row.Cells[at] ?? ''), said(row)])
      const file = csvOf([[...roster.Header, t('whatIsWrong')], ...lines])
      saveBlob(
        new Blob([file], { type: 'text/csv;charset=utf-8' }),
        `${roster.FileName.replace(/\.[^.]+$/, '')}-${show}.csv`,
      )
    } catch (problem) {
      toast.failed(sentence(problem))
    } finally {
      setRunning(false)
    }
  }
  return (
    <Button
      variant="default"
      leftSection={<IconDownload size="1rem" stroke={1.6} />}
      loading={running}
      onClick={() => void download()}
    >
      {t(roster.State === 'committed' ? (show === 'errors' ? 'downloadRefused' : 'downloadSkipped') : 'downloadRows')}
    </Button>
  )
}
