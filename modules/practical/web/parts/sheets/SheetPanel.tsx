import { Group, Switch, Text } from '@mantine/core'
import type { Output } from '#platform/shared/call.ts'
import { refreshAfter, useCall, useSend } from '#platform/web/data.ts'
import { Sep, useFormat } from '#platform/web/format.tsx'
import { useText } from '#platform/web/text.ts'
import { Section } from '#platform/web/ui/Page.tsx'
import { QueryView } from '#platform/web/ui/states/QueryView.tsx'
import { practicalCalls as calls } from '../../../contract/calls.ts'

/** A sheet as a whole: what its questions come to, and whether two assess. */
export function SheetPanel({ courseId }: { courseId: number | null }) {
  const query = useCall(calls.getPracticalSheet, courseId === null ? {} : { CourseID: courseId })
  return (
    <QueryView query={query} module="practical">
      {(sheet) => <Sheet sheet={sheet} courseId={courseId} />}
    </QueryView>
  )
}

function Sheet({ sheet, courseId }: { sheet: Output<typeof calls.getPracticalSheet>; courseId: number | null }) {
  const t = useText('practical')
  const format = useFormat()
  const saving = useSend(calls.savePracticalSheet, {
    module: 'practical',
    success: t('sheetSaved'),
    onProblem: refreshAfter,
  })
  return (
    <Section>
      <Group justify="space-between" gap="md">
        <Text size="sm">
          {t('sheetTotal', { count: sheet.Questions, max: format.number(sheet.MaxDegree) })}
          <Sep />
          {sheet.Edition === 0 ? t('noEdition') : t('edition', { number: format.count(sheet.Edition) })}
        </Text>
        <Switch
          checked={sheet.AsksSecond}
          disabled={saving.sending}
          label={t('fields.asksSecond')}
          description={t('hints.asksSecond')}
          onChange={({ currentTarget }) =>
            void saving.send({
              body: { CourseID: courseId, AsksSecond: currentTarget.checked, Version: sheet.Version },
            })
          }
        />
      </Group>
    </Section>
  )
}
