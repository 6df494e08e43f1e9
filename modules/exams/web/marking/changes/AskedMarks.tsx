import { Group, Text } from '@mantine/core'
import { send } from '#platform/web/client.ts'
import { Typed, useFormat } from '#platform/web/format.tsx'
import { SimpleTable } from '#platform/web/tables/SimpleTable.tsx'
import { useText } from '#platform/web/text.ts'
import { AskedChange } from '#platform/web/ui/dialogs/AskedChange.tsx'
import { paperCalls as calls } from '../../../contract/calls.ts'
import { settledOutcome } from '../../../rules/scoring.ts'
import { Grade } from '../Grade.tsx'
import type { Paper } from '../paper.ts'

type Change = NonNullable<Paper['Change']>

/** The marks that somebody asks for on a paper whose result is out, beside those that stand. */
export function AskedMarks({ paper, change }: { paper: Paper; change: Change }) {
  const t = useText('sitting')
  const format = useFormat()
  const stands = settledOutcome(paper)
  return (
    <AskedChange
      change={change}
      module="exams"
      allowed={paper.Actions}
      decide={(body) => send(calls.decideMarkChange, { body })}
      withdraw={(body) => send(calls.withdrawMarkChange, { body })}
    >
      <Text size="sm">{t('marking.untilDecided')}</Text>
      <Group gap="xs">
        <Text size="sm">{t('marking.result')}:</Text>
        <ChangedOutcome from={{ Percent: stands.percent, Grade: stands.grade }} to={change.To} />
      </Group>
      <SimpleTable
        compact
        caption={t('marking.askedMarks')}
        rows={change.Marks}
        rowKey={(mark) => mark.Number}
        columns={[
          { key: 'number', label: t('marking.question'), card: 'title', cell: (mark) => format.number(mark.Number) },
          {
            key: 'from',
            label: t('marking.stands'),
            cell: (mark) => <MarkGiven score={mark.From} weight={mark.Weight} comment={mark.FromComment} />,
          },
          {
            key: 'to',
            label: t('marking.askedFor'),
            cell: (mark) => <MarkGiven score={mark.To} weight={mark.Weight} comment={mark.ToComment} />,
          },
        ]}
      />
    </AskedChange>
  )
}

function MarkGiven({ score, weight, comment }: { score: number; weight: number; comment: string }) {
  const t = useText('sitting')
  const format = useFormat()
  return (
    <>
      <Text size="sm">{t('results.mark', { score: format.number(score), weight: format.number(weight) })}</Text>
      {comment !== '' && (
        <Text size="xs" c="dimmed">
          <Typed>{comment}</Typed>
        </Text>
      )}
    </>
  )
}

/** Percent and grade as they stand, then as they would be. */
export function ChangedOutcome(props: {
  from: { Percent: number | null; Grade: Change['To']['Grade'] | null }
  to: Change['To']
}) {
  const t = useText('sitting')
  const format = useFormat()
  const { from, to } = props
  return (
    <Group gap={6} component="span">
      <bdi>{format.percent(from.Percent)}</bdi>
      <Grade grade={from.Grade} />
      <Text span size="sm" c="dimmed">
        {t('marking.becomes')}
      </Text>
      <bdi>{format.percent(to.Percent)}</bdi>
      <Grade grade={to.Grade} />
    </Group>
  )
}
