import { Anchor, Button, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { useCurrencies } from '#modules/lookups/web/public.ts'
import { planTones } from '#modules/planning/web/public.ts'
import type { Money } from '#platform/shared/values/money.ts'
import { MoneyField, NumberField } from '#platform/web/forms/fields/NumberFields.tsx'
import { Code, Localized, useFormat, usePick } from '#platform/web/format.tsx'
import { href } from '#platform/web/href.ts'
import { AppLink } from '#platform/web/link.tsx'
import type { Column } from '#platform/web/tables/table-types.ts'
import type { DeclaredList } from '#platform/web/tables/useList.tsx'
import { useText } from '#platform/web/text.ts'
import type { costingCalls } from '../../../contract/calls.ts'
import type { Figures } from '../../../rules/figures.ts'
import { MarginShown } from '../sheet/FiguresShown.tsx'
import classes from './plan.module.css'
import { figuresOfTrial, type Row, type Trial } from './trial.ts'

interface Trying {
  readonly trials: ReadonlyMap<number, Trial>
  readonly change: (row: Row, to: Omit<Trial, 'row'>) => void
  readonly tryOther: (row: Row) => void
}

/** A figure as it would be, with what it is now below it where that is another. */
function Would({ now, then }: { now: ReactNode; then: ReactNode }) {
  const t = useText('costing')
  return (
    <span className={classes['would']} data-changed>
      <span>{then}</span>
      <Text size="xs" c="dimmed" component="span">
        {t('plan.now')} {now}
      </Text>
    </span>
  )
}

export function usePlanCostingColumns(
  { column }: DeclaredList<typeof costingCalls.getPlanCosting, 'planning'>,
  { trials, change, tryOther }: Trying,
): Column<Row>[] {
  const t = useText('costing')
  const plan = useText('planning')
  const format = useFormat()
  const pick = usePick()
  const currencies = useCurrencies()
  const name = (row: Row) => `${row.Code} ${pick(row.Name)}`
  const figures = (row: Row) => figuresOfTrial(row, trials.get(row.ID), pick)

  /** A column of figures: `show` says one of them, `file` what a file keeps of what is stored. */
  const reckoned = (
    key: string,
    show: (figures: Figures, row: Row) => ReactNode,
    same: (figures: Figures) => unknown,
    file: (row: Row) => Money | number | null,
  ): Column<Row> => ({
    key,
    label: t(`figures.${key as 'cost'}`),
    align: 'end',
    file: (row) => file(row) as never,
    cell: (row) => {
      if (row.Lines.length === 0 && key !== 'revenue') return ''
      const then = figures(row)
      return same(then) === same(row.Figures) ? (
        show(then, row)
      ) : (
        <Would now={show(row.Figures, row)} then={show(then, row)} />
      )
    },
  })
  const inMoney = (key: string, of: (figures: Figures) => number | null): Column<Row> =>
    reckoned(
      key,
      (each, row) => money(of(each), row),
      of,
      (row) => amount(of(row.Figures), row),
    )
  const amount = (Minor: number | null, row: Row) => (Minor === null ? null : { Minor, Currency: row.BaseCurrency })
  const money = (Minor: number | null, row: Row) => format.money(amount(Minor, row))
  const threshold = (key: string, of: (figures: Figures) => number | null): Column<Row> =>
    reckoned(
      key,
      (each) =>
        each.Outcome === 'priceTooLow' ? (
          <Text component="span" inherit c="red">
            {t('figures.notCovered')}
          </Text>
        ) : (
          format.number(of(each))
        ),
      (each) => `${each.Outcome} ${of(each)}`,
      (row) => of(row.Figures),
    )

  return [
    {
      key: 'Code',
      label: plan('fields.course'),
      always: true,
      card: 'title',
      width: '12rem',
      text: name,
      cell: (row) => (
        <span className={classes['course']}>
          <Anchor
            component={AppLink}
            to={href('/planning/AnnualPlan', {}, { Year: Number(row.StartDate.slice(0, 4)), row: row.ID }) as '/'}
            size="sm"
          >
            <Localized text={row.Name} />
          </Anchor>
          <Text size="xs" c="dimmed" component="span">
            <Code>{row.Code}</Code>
          </Text>
        </span>
      ),
    },
    column('StartDate', {
      label: plan('fields.dates'),
      files: [
        { label: plan('fields.startDate'), value: (row) => ({ day: row.StartDate }) },
        { label: plan('fields.endDate'), value: (row) => ({ day: row.EndDate }) },
      ],
      cell: (row) => <span className={classes['days']}>{format.dayRange(row.StartDate, row.EndDate)}</span>,
    }),
    column('State', { tones: planTones }),
    {
      key: 'ExpectedTrainees',
      label: t('plan.expected'),
      width: '6rem',
      text: (row) => row.ExpectedTrainees,
      cell: (row) =>
        row.Actions.length === 0 ? (
          format.number(row.ExpectedTrainees)
        ) : (
          <div className={classes['entry']} data-changed={trials.get(row.ID)?.trainees !== undefined}>
            <NumberField
              size="xs"
              aria-label={`${t('plan.expected')}${format.colon}${name(row)}`}
              min={0}
              max={5000}
              value={trials.get(row.ID)?.trainees ?? row.ExpectedTrainees}
              onChange={(trainees) => change(row, { trainees: trainees ?? Number.NaN })}
            />
          </div>
        ),
    },
    {
      key: 'Fee',
      label: t('figures.price'),
      width: '9rem',
      file: (row) => row.Fee as never,
      cell: (row) =>
        row.Actions.length === 0 ? (
          format.money(row.Fee)
        ) : (
          <div className={classes['fee']} data-changed={trials.get(row.ID)?.fee !== undefined}>
            <MoneyField
              aria-label={`${t('figures.price')}${format.colon}${name(row)}`}
              value={trials.get(row.ID)?.fee ?? row.Fee}
              onChange={(fee) => change(row, { fee: fee ?? { ...row.Fee, Minor: Number.NaN } })}
              currencies={currencies}
            />
          </div>
        ),
    },
    {
      key: 'Lead',
      label: t('plan.who'),
      width: '9rem',
      text: (row) => [pick(row.LeadName), row.ClassRoomCode].filter(Boolean).join(format.separator),
      cell: (row) => <WhoAndWhere row={row} trial={trials.get(row.ID)} onTry={() => tryOther(row)} />,
    },
    inMoney('fixed', (each) => each.Fixed),
    inMoney('perTrainee', (each) => each.PerTrainee),
    inMoney('cost', (each) => each.Cost),
    inMoney('revenue', (each) => each.Revenue),
    reckoned(
      'margin',
      (each, row) => <MarginShown figures={each} currency={row.BaseCurrency} />,
      (each) => each.Margin,
      (row) => amount(row.Figures.Margin, row),
    ),
    threshold('breakEven', (each) => each.BreakEven),
    threshold('goNoGo', (each) => each.GoNoGo),
    { ...inMoney('suggestedPrice', (each) => each.SuggestedPrice), hidden: true },
  ]
}

function WhoAndWhere({ row, trial, onTry }: { row: Row; trial: Trial | undefined; onTry: () => void }) {
  const t = useText('costing')
  const format = useFormat()
  const pick = usePick()
  const instructor = trial?.instructor === undefined ? row.LeadName : (trial.instructor?.Name ?? null)
  const room = trial?.classRoom === undefined ? row.ClassRoomCode : (trial.classRoom?.Code ?? null)
  return (
    <span
      className={classes['course']}
      data-changed={trial?.instructor !== undefined || trial?.classRoom !== undefined || undefined}
    >
      <span>{instructor ? <Localized text={instructor} /> : t('plan.nobody')}</span>
      {room && <Code>{room}</Code>}
      {row.Actions.length > 0 && (
        <Button
          size="compact-xs"
          variant="subtle"
          px={0}
          aria-label={`${t('plan.other')}${format.colon}${row.Code} ${pick(row.Name)}`}
          onClick={onTry}
        >
          {t('plan.other')}
        </Button>
      )}
    </span>
  )
}
