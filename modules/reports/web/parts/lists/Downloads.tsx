import { Button, Group } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useState } from 'react'
import { directionOf } from '#platform/shared/text.ts'
import type { SheetCell } from '#platform/shared/sheets/cells.ts'
import { useFormat } from '#platform/web/format.tsx'
import { useText, type Translate } from '#platform/web/text.ts'
import { saveBlob } from '#platform/web/ui/files/files.ts'
import { useSentence } from '#platform/web/ui/states/ErrorState.tsx'
import { toast } from '#platform/web/ui/toast.ts'
import { useKit } from '#platform/web/ui/useKit.ts'
import type { Cell } from '../../../rules/grouping.ts'
import type { Definition, ReportRow } from './report.ts'
import { useReportWords } from './useReportWords.tsx'

interface Props {
  readonly title: string
  readonly definition: Definition
  readonly rows: readonly ReportRow[]
  readonly records: number
  readonly figures: readonly Cell[]
}

/** What a run brought, as a workbook or as CSV in the reader's language. */
export function Downloads({ title, definition, rows, records, figures }: Props) {
  const t = useText('reports')
  const kit = useKit()
  const format = useFormat()
  const sentence = useSentence('reports')
  const words = useReportWords(t as unknown as Translate)
  const [going, setGoing] = useState(false)
  const save = async (kind: 'csv' | 'xlsx') => {
    setGoing(true)
    try {
      // Who makes no file needs nothing of the making.
      const { fileOf } = await import('#platform/web/tables/export/exporting.ts')
      const sheet = { title, rightToLeft: directionOf(format.language) === 'rtl', ...sheetOf() }
      const { blob, name } = await fileOf('report', sheet, kind, kit('form.currency'))
      saveBlob(blob, name)
    } catch (problem) {
      toast.failed(sentence(problem))
    } finally {
      setGoing(false)
    }
  }
  const sheetOf = (): { header: string[]; rows: SheetCell[][] } => {
    const { rows: plain, groups, figures: added } = words.columns(definition)
    if (definition.GroupBy.length === 0)
      return {
        header: plain.map(({ label }) => label),
        rows: rows.map(({ Cells }) => plain.map(({ file }, at) => file(Cells[at]!))),
      }
    const inGroups = ({ Cells, Count }: Pick<ReportRow, 'Cells' | 'Count'>): SheetCell[] => [
      ...groups.map(({ file }, at) => file(Cells[at]!)),
      Count,
      ...added.map(({ file }, at) => file(Cells[groups.length + at]!)),
    ]
    const total: SheetCell[] = [
      t('result.total'),
      ...groups.slice(1).map(() => null),
      records,
      ...added.map(({ file }, at) => file(figures[at]!)),
    ]
    return {
      header: [...groups.map(({ label }) => label), t('fields.count'), ...added.map(({ label }) => label)],
      rows: [...rows.map(inGroups), total],
    }
  }
  return (
    <Group gap="xs">
      {(['xlsx', 'csv'] as const).map((kind) => (
        <Button
          key={kind}
          variant="default"
          loading={going}
          leftSection={<IconDownload size="1rem" aria-hidden />}
          onClick={() => void save(kind)}
        >
          {kit(kind === 'xlsx' ? 'table.exportXlsx' : 'table.exportCsv')}
        </Button>
      ))}
    </Group>
  )
}
