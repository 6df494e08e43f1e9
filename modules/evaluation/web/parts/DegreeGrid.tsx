import { Alert, Button, Group, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { readNumber } from '#platform/web/forms/fields/number-entry.ts'
import { ChangedEntries, ChangedEntry } from '#platform/web/forms/sheet/ChangedEntry.tsx'
import { UnsavedGuard } from '#platform/web/forms/UnsavedGuard.tsx'
import { Colon, useFormat, usePick } from '#platform/web/format.tsx'
import { Delivery } from '#platform/web/kept/Delivery.tsx'
import { newest } from '#platform/web/kept/entries.ts'
import { useEntryFacts } from '#platform/web/kept/own-entries.ts'
import { EntryGrid, type GridCell } from '#platform/web/tables/grid/EntryGrid.tsx'
import type { At } from '#platform/web/tables/grid/moves.ts'
import { useText } from '#platform/web/text.ts'
import { Section } from '#platform/web/ui/Page.tsx'
import { useIsPhone } from '#platform/web/ui/useIsPhone.ts'
import { useKit } from '#platform/web/ui/useKit.ts'
import { StateBadge } from '#platform/web/ui/states/StateBadge.tsx'
import { misfitOf, pastedMarks, type Misfit } from '../../rules/typed-marks.ts'
import { scoreKey, type KeptScore, type Participation, type StandingScore } from '../giving/kept-scores.ts'
import type { ScoreQueue } from '../giving/own-scores.ts'
import classes from './DegreeGrid.module.css'
import { PersonName } from './PersonName.tsx'

/** What was typed and is no mark: it stays as it was typed until it is corrected. */
type Typed = ReadonlyMap<string, { readonly text: string; readonly why: Misfit }>

/** Everybody's marks as a grid; each is kept as it is typed and saves itself. */
export function DegreeGrid({ data, queue }: { data: Participation; queue: ScoreQueue }) {
  const t = useText('evaluation')
  const kit = useKit()
  const phone = useIsPhone()
  const format = useFormat()
  const pick = usePick()
  const facts = useEntryFacts(queue)
  const [typed, setTyped] = useState<Typed>(new Map())
  const [rejected, setRejected] = useState<readonly string[]>([])
  const classId = data.CourseClassID
  const bounds = data.Means.map(({ MinScore, MaxScore }) => ({ min: MinScore, max: MaxScore }))
  const people = data.People.map((person) => ({
    ...person,
    scores: new Map(person.Scores.map((score) => [score.MeanID, score])),
  }))
  const byId = new Map(people.map((person) => [person.RegistrationID, person]))
  const placeOf = ({ row, column }: At) => ({
    classId,
    registrationId: people[row]!.RegistrationID,
    meanId: data.Means[column]!.MeanID,
  })
  const standsAt = ({ registrationId, meanId }: { registrationId: number; meanId: number }) => {
    const score = byId.get(registrationId)?.scores.get(meanId)
    const read = score ? { Outcome: 'saved', Version: score.Version, score: score.Score } : null
    return newest<StandingScore>(read, facts.stands.get(scoreKey({ registrationId, meanId })))
  }
  const keptAt = (at: At) => facts.kept.get(scoreKey(placeOf(at)))
  const scoreAt = (at: At): number | null => keptAt(at)?.score ?? standsAt(placeOf(at))?.score ?? null
  const meanName = (column: number) => {
    const { Name, Participation } = data.Means[column]!
    return Participation ? `${pick(Name)} (${pick(Participation)})` : pick(Name)
  }
  const nameAt = (at: At) =>
    `${meanName(at.column)}${format.colon}${pick({ ar: people[at.row]!.NameAr, en: people[at.row]!.NameEn })}`
  const whyNot = (why: Misfit, column: number): string => {
    const { min, max } = bounds[column] ?? { min: 0, max: 0 }
    return t(`misfits.${why}`, { min: format.number(min), max: format.number(max) })
  }

  const give = (marks: readonly (At & { readonly score: number })[]) => {
    const entries = marks.flatMap(({ score, ...at }): KeptScore[] => {
      const place = placeOf(at)
      const before = keptAt(at)
      const stands = standsAt(place)
      if (score === (before?.score ?? stands?.score) && before?.standing !== 'refused') return []
      if (before?.standing === 'conflict') return [{ ...before, score }]
      const version = before?.standing === 'waiting' ? before.version : (stands?.Version ?? null)
      return [{ ...place, score, ...queue.given(version, 'waiting') }]
    })
    if (entries.length > 0) void queue.keep(entries)
    setTyped((all) => {
      const left = new Map(all)
      for (const at of marks) left.delete(scoreKey(placeOf(at)))
      return left
    })
  }
  const commit = (at: At, text: string) => {
    const key = scoreKey(placeOf(at))
    const score = readNumber(text, format.language)
    const why = score === null ? null : misfitOf(score, bounds[at.column]!)
    if (score !== null && why === null) return give([{ ...at, score }])
    // A mark that was given can be changed, not taken back: emptied, the cell says again what was given.
    setTyped((all) => {
      const next = new Map(all)
      if (why === null) next.delete(key)
      else next.set(key, { text, why })
      return next
    })
  }
  const paste = (from: At, cells: readonly (readonly string[])[]) => {
    if (!data.IsOpen) return
    const grid = { rows: people.length, columns: bounds }
    const { marks, misfits } = pastedMarks(cells, from, grid, (text) => readNumber(text, format.language))
    setRejected(
      misfits.map(({ why, text, ...at }) => {
        const where =
          why === 'outside'
            ? t('pasted.beyond', {
                row: format.number(at.row - from.row + 1),
                column: format.number(at.column - from.column + 1),
              })
            : nameAt(at)
        return t('pasted.cell', { where, text: format.digits(text.trim().slice(0, 40)), why: whyNot(why, at.column) })
      }),
    )
    if (misfits.length === 0) give(marks)
  }

  const cell = (at: At): GridCell => {
    const wrong = typed.get(scoreKey(placeOf(at)))
    const kept = keptAt(at)
    const score = scoreAt(at)
    const isUnsettled = wrong !== undefined || (kept !== undefined && kept.standing !== 'waiting')
    return {
      readOnly: !data.IsOpen,
      shown: wrong ? format.digits(wrong.text) : score === null ? '' : format.plain(score, 0, 2),
      look: isUnsettled ? 'unsettled' : kept ? 'unsaved' : undefined,
      said: wrong
        ? whyNot(wrong.why, at.column)
        : kept
          ? t('giving.unsavedCell')
          : score === null
            ? t('noScore')
            : undefined,
    }
  }
  const unsettled = people.flatMap((_, row) =>
    data.Means.flatMap((_mean, column) => {
      const kept = keptAt({ row, column })
      return kept && (kept.standing === 'conflict' || kept.standing === 'refused')
        ? [{ at: { row, column }, kept }]
        : []
    }),
  )
  const conflicts = unsettled.filter(({ kept }) => kept.standing === 'conflict').length
  const corrections = people.flatMap((_, row) =>
    data.Means.flatMap((_mean, column) => {
      const wrong = typed.get(scoreKey(placeOf({ row, column })))
      return wrong ? [{ at: { row, column }, wrong }] : []
    }),
  )

  return (
    <Section flush title={t('degrees')} description={data.IsOpen && !phone && t('giving.hint')}>
      {data.Closed && (
        <Alert color={data.Closed === 'notBegun' ? 'blue' : 'yellow'} m="md">
          {t(`closed.${data.Closed}`, { day: data.StartsOn })}
        </Alert>
      )}
      {(data.IsOpen || facts.kept.size > 0) && (
        <Delivery
          facts={facts}
          inset
          words={{
            kept: (count) => t('giving.kept', { count }),
            toSettle: (count) => t('giving.toSettle', { count }),
            offline: t('giving.offline'),
            frail: t('giving.frail'),
            signedOut: t('giving.signedOut'),
          }}
        />
      )}
      <UnsavedGuard mayLeave={() => typed.size === 0 && (!facts.frail || facts.kept.size === 0)} />
      <ChangedEntries count={conflicts} />
      {rejected.length > 0 && (
        <Alert
          color="yellow"
          role="alert"
          m="md"
          title={t('pasted.title')}
          withCloseButton
          closeButtonLabel={kit('close')}
          onClose={() => setRejected([])}
        >
          <ul className={classes['misfits']}>
            {rejected.slice(0, 12).map((each) => (
              <li key={each}>{each}</li>
            ))}
          </ul>
          {rejected.length > 12 && <Text size="sm">{t('pasted.more', { count: rejected.length - 12 })}</Text>}
        </Alert>
      )}
      <EntryGrid
        label={t('degrees')}
        corner={t('trainee')}
        rows={people.map((person) => ({ key: person.RegistrationID, head: <PersonName person={person} /> }))}
        columns={data.Means.map((mean, column) => ({
          key: mean.MeanID,
          head: (
            <Stack gap={0}>
              <span>{meanName(column)}</span>
              <Text size="xs" c="dimmed" span>
                {t('outOf', { max: format.number(mean.MaxScore) })}
                {format.separator}
                {t('weight', { percent: format.percent(mean.Percent) })}
              </Text>
            </Stack>
          ),
        }))}
        cell={cell}
        after={{
          head: t('standing'),
          cell: (row) => {
            const missing = data.Means.some((_, column) => scoreAt({ row, column }) === null)
            return <StateBadge tone="neutral" label={t(missing ? 'outcomes.inProgress' : 'giving.complete')} />
          },
        }}
        editing={{
          textOf: (at) => {
            const score = scoreAt(at)
            return typed.get(scoreKey(placeOf(at)))?.text ?? (score === null ? '' : format.plain(score, 0, 2))
          },
          labelOf: nameAt,
          begins: (key) => /^[\d٠-٩۰-۹.,٫]$/.test(key),
          onCommit: commit,
        }}
        onPaste={paste}
      />
      {corrections.length + unsettled.length > 0 && (
        <Stack gap="xs" p="sm">
          {corrections.map(({ at, wrong }) => (
            <Text key={scoreKey(placeOf(at))} size="sm" role="alert">
              {t('pasted.cell', {
                where: nameAt(at),
                text: format.digits(wrong.text),
                why: whyNot(wrong.why, at.column),
              })}
            </Text>
          ))}
          {unsettled.map(({ at, kept }) =>
            kept.standing === 'conflict' ? (
              <div key={scoreKey(kept)}>
                <Text size="sm" fw={600}>
                  {nameAt(at)}
                </Text>
                <ChangedEntry
                  label={nameAt(at)}
                  theirs={format.number(kept.theirs?.score)}
                  mine={format.number(kept.score)}
                  onTheirs={() => void queue.drop(kept)}
                  onMine={() => void queue.insist(kept)}
                />
              </div>
            ) : (
              <Group key={scoreKey(kept)} role="alert" gap="xs">
                <Text size="sm">
                  {nameAt(at)}
                  <Colon />
                  {t('giving.refused', { why: t.maybe(`refusals.${kept.why}`, kept.why ?? '') })}
                </Text>
                <Button size="compact-sm" variant="default" onClick={() => void queue.drop(kept)}>
                  {t('giving.drop')}
                </Button>
              </Group>
            ),
          )}
        </Stack>
      )}
    </Section>
  )
}
