import { Localized, useFormat } from '#platform/web/format.tsx'
import { useText } from '#platform/web/text.ts'
import { KeyValues } from '#platform/web/ui/KeyValues.tsx'
import { Section } from '#platform/web/ui/Page.tsx'
import type { OwnCompetition } from './competition.tsx'

/** What a trainee reads of a competition: when it is, how long an attempt takes, what it costs. */
export function OwnFacts({ competition }: { competition: OwnCompetition }) {
  const t = useText('competitions')
  const format = useFormat()
  return (
    <Section>
      <KeyValues
        columns={2}
        items={[
          Object.values(competition.About).some(Boolean) && {
            label: t('fields.about'),
            value: <Localized text={competition.About} />,
            wide: true,
          },
          { label: t('fields.starts'), value: format.dateTime(competition.StartsAt) },
          { label: t('fields.ends'), value: format.dateTime(competition.EndsAt) },
          { label: t('fields.duration'), value: format.minutes(competition.Minutes) },
          {
            label: t('fields.fee'),
            value: competition.Fee.Minor === 0 ? t('free') : format.money(competition.Fee),
          },
        ]}
      />
    </Section>
  )
}
