import { Group, Stack, Text } from '@mantine/core'
import type { Output } from '#platform/shared/call.ts'
import { Localized, useFormat, usePick } from '#platform/web/format.tsx'
import { href } from '#platform/web/href.ts'
import { SimpleTable } from '#platform/web/tables/SimpleTable.tsx'
import { useText } from '#platform/web/text.ts'
import { KeyValues } from '#platform/web/ui/KeyValues.tsx'
import { Section } from '#platform/web/ui/Page.tsx'
import { StateBadge } from '#platform/web/ui/states/StateBadge.tsx'
import { Button } from '@mantine/core'
import type { practicalCalls as calls } from '../../../contract/calls.ts'

type Result = Output<typeof calls.getTraineePractical>
type Item = Result['Sheets'][number]['Items'][number]

const papers = {
  general: '/report/GeneralPracticalIACE/:CourseClassID?/:TraineeID?',
  course: '/report/CoursePracticalIACE/:CourseClassID?/:TraineeID?',
} as const

/** One released result, question by question, with who has signed it. */
export function PracticalResult({ result }: { result: Result }) {
  const t = useText('practical')
  const format = useFormat()
  const pick = usePick()
  const ids = { CourseClassID: result.CourseClassID, TraineeID: result.TraineeID }
  return (
    <Stack gap="md">
      <Section>
        <KeyValues
          columns={4}
          items={[
            { label: t('fields.percent'), value: <Text fw={600}>{format.percent(result.Percent)}</Text> },
            {
              label: t('fields.result'),
              value: (
                <StateBadge
                  tone={result.Passed ? 'success' : 'danger'}
                  label={t(result.Passed ? 'passed' : 'failed')}
                />
              ),
            },
            { label: t('fields.pass'), value: format.percent(result.PassPercent) },
            { label: t('fields.releasedAt'), value: format.dateTime(result.ReleasedAt) },
          ]}
        />
      </Section>
      {result.Sheets.map((sheet) => (
        <Section
          key={sheet.Kind}
          flush
          title={t(`sheets.${sheet.Kind}`)}
          description={format.joined(
            sheet.Assessors.map((one) => t('signedBy', { name: pick(one.Name), at: format.dateTime(one.SignedAt) })),
          )}
          actions={
            <Button
              component="a"
              href={href(papers[sheet.Kind], ids)}
              target="_blank"
              rel="noopener"
              variant="default"
              size="compact-sm"
            >
              {t(sheet.Kind === 'general' ? 'printGeneral' : 'printCourse')}
            </Button>
          }
        >
          <SimpleTable<Item>
            caption={t(`sheets.${sheet.Kind}`)}
            rows={sheet.Items}
            rowKey={(_, at) => at}
            emptySentence={t('noQuestions')}
            totals={{
              degree: t('degreeOf', { degree: format.number(sheet.Degree), max: format.number(sheet.MaxDegree) }),
            }}
            columns={[
              { key: 'text', label: t('fields.text'), card: 'title', cell: (item) => <Localized text={item.Text} /> },
              {
                key: 'degree',
                label: t('fields.degree'),
                align: 'end',
                cell: (item) =>
                  t('degreeOf', { degree: format.number(item.Degree), max: format.number(item.MaxDegree) }),
              },
            ]}
          />
          {sheet.Assessors.some(({ IsAbsent }) => IsAbsent) && (
            <Group p="md">
              <Text size="sm" c="red">
                {t('absent')}
              </Text>
            </Group>
          )}
        </Section>
      ))}
    </Stack>
  )
}
