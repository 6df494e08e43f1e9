import { Alert, Button, Checkbox, Group, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import type { Output } from '#platform/shared/call.ts'
import { useSend } from '#platform/web/data.ts'
import { Code, Localized, useFormat, usePick } from '#platform/web/format.tsx'
import { href } from '#platform/web/href.ts'
import { AppLink } from '#platform/web/link.tsx'
import { SimpleTable } from '#platform/web/tables/SimpleTable.tsx'
import { useText } from '#platform/web/text.ts'
import { Section } from '#platform/web/ui/Page.tsx'
import { StateBadge } from '#platform/web/ui/states/StateBadge.tsx'
import { planningCalls as calls } from '../../../contract/calls.ts'
import classes from '../plan.module.css'

type Row = Output<typeof calls.previewPlanYear>[number]
interface Between {
  readonly FromYear: number
  readonly ToYear: number
  readonly ScenarioID?: number
}

/** Where each row of the year would go, and why others stay; those that are ticked are copied. */
export function CopiedRows({
  rows,
  between,
  onCopied,
}: {
  rows: readonly Row[]
  between: Between
  onCopied: () => unknown
}) {
  const t = useText('planning/scenarios')
  const plan = useText('planning')
  const format = useFormat()
  const pick = usePick()
  const able = rows.filter(({ Why }) => Why === null)
  // What was unticked: a preview that is asked anew ticks what has come to it.
  const [left, setLeft] = useState<ReadonlySet<number>>(new Set())
  const chosen = able.filter(({ ID }) => !left.has(ID))
  const copying = useSend(calls.copyPlanYear, { module: 'planning', onDone: () => void onCopied() })
  const [done, setDone] = useState<Output<typeof calls.copyPlanYear> | null>(null)
  const tick = (ids: readonly number[], isTicked: boolean) =>
    setLeft((before) => {
      const after = new Set(before)
      for (const id of ids) {
        if (isTicked) after.delete(id)
        else after.add(id)
      }
      return after
    })
  const copy = async () => {
    const answer = await copying.send({
      ...between,
      body: { Rows: chosen.map(({ ID, NewStart }) => ({ ID, NewStart: NewStart! })) },
    })
    if (answer) setDone(answer)
  }
  const scenario = between.ScenarioID ? { scenario: between.ScenarioID } : {}
  return (
    <Stack gap="md">
      {done && (
        <Alert color={done.Left.length ? 'yellow' : 'green'} role="status" title={t('copied', { count: done.Copied })}>
          {done.Left.length > 0 && (
            <Stack component="ul" gap={4} m={0} ps="md">
              <Text size="sm">{t('leftOut', { count: done.Left.length })}</Text>
              {done.Left.map(({ ID, Code: code, Why }) => (
                <li key={ID}>
                  <Code>{code}</Code>: {t(`copy.why.${Why}`)}
                </li>
              ))}
            </Stack>
          )}
          <Button
            size="xs"
            variant="default"
            mt="xs"
            component={AppLink}
            to={href('/planning/AnnualPlan', {}, { Year: between.ToYear, ...scenario }) as '/'}
          >
            {t('copy.open')}
          </Button>
        </Alert>
      )}
      <Section
        title={t('copy.rows')}
        flush
        actions={
          <Group gap="md">
            <Checkbox
              label={t('copy.all')}
              checked={able.length > 0 && chosen.length === able.length}
              indeterminate={chosen.length > 0 && chosen.length < able.length}
              disabled={able.length === 0}
              onChange={(event) =>
                tick(
                  able.map(({ ID }) => ID),
                  event.currentTarget.checked,
                )
              }
            />
            <Button loading={copying.sending} disabled={chosen.length === 0} onClick={() => void copy()}>
              {t('toCopy', { count: chosen.length })}
            </Button>
          </Group>
        }
      >
        <SimpleTable
          caption={t('copy.rows')}
          rows={rows}
          rowKey={(row) => row.ID}
          columns={[
            {
              key: 'Chosen',
              label: '',
              width: '2.5rem',
              cell: (row) => (
                <Checkbox
                  aria-label={t('copy.choose', { name: `${row.Code} ${pick(row.CourseName)}` })}
                  checked={row.Why === null && !left.has(row.ID)}
                  disabled={row.Why !== null}
                  onChange={(event) => tick([row.ID], event.currentTarget.checked)}
                />
              ),
            },
            {
              key: 'Course',
              label: plan('fields.course'),
              card: 'title',
              cell: (row) => (
                <span className={classes['cell']}>
                  <Localized text={row.Title} fallback={<Localized text={row.CourseName} />} />
                  <Text size="xs" c="dimmed" component="span">
                    <Code>{row.Code}</Code>
                  </Text>
                </span>
              ),
            },
            { key: 'Old', label: t('copy.old'), cell: (row) => format.dayRange(row.StartDate, row.EndDate) },
            {
              key: 'New',
              label: t('copy.new'),
              cell: (row) => (row.NewStart === null ? '' : format.dayRange(row.NewStart, row.NewEnd)),
            },
            {
              key: 'ClassRoom',
              label: plan('fields.classRoom'),
              cell: (row) => row.ClassRoomCode && <Code>{row.ClassRoomCode}</Code>,
            },
            {
              key: 'Why',
              label: plan('fields.state'),
              card: 'badge',
              cell: (row) =>
                row.Why !== null ? (
                  <StateBadge tone={row.Why === 'already' ? 'neutral' : 'danger'} label={t(`copy.why.${row.Why}`)} />
                ) : (
                  <Text size="sm" component="span">
                    {format.joined([
                      ...(row.Past.length ? row.Past.map((past) => t(`copy.past.${past}`)) : [t('copy.straight')]),
                      ...(row.LosesLead ? [t('copy.losesLead')] : []),
                    ])}
                  </Text>
                ),
            },
          ]}
        />
      </Section>
    </Stack>
  )
}
