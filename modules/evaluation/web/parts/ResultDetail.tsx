import { Text } from '@mantine/core'
import type { Output } from '#platform/shared/call.ts'
import { Localized, useFormat } from '#platform/web/format.tsx'
import { useText } from '#platform/web/text.ts'
import { KeyValues } from '#platform/web/ui/KeyValues.tsx'
import { Section } from '#platform/web/ui/Page.tsx'
import type { evaluationCalls as calls } from '../../contract/calls.ts'
import { Arithmetic } from './Arithmetic.tsx'
import { decided } from './OutcomeBadge.tsx'
import { PersonName } from './PersonName.tsx'

/** One result and what it comes of, part by part. */
export function ResultDetail({ detail }: { detail: Output<typeof calls.getTraineePassDetail> }) {
  const t = useText('evaluation')
  const format = useFormat()
  return (
    <>
      <Section>
        <KeyValues
          columns={4}
          items={[
            { label: t('trainee'), value: <PersonName person={detail} /> },
            {
              label: t('percent'),
              value: <Text fw={600}>{format.percent(decided(detail.Outcome) ? detail.Percent : null)}</Text>,
            },
            { label: t('band'), value: detail.BandName ? <Localized text={detail.BandName} /> : format.number(null) },
            {
              label: t('standing'),
              value: detail.PublishedAt
                ? t('published', { at: format.dateTime(detail.PublishedAt) })
                : t(`standings.${detail.Standing}`),
            },
          ]}
        />
      </Section>
      <Arithmetic detail={detail} />
    </>
  )
}
