import { Alert, Stack, Text } from '@mantine/core'
import { useFormat, usePick } from '#platform/web/format.tsx'
import { useText } from '#platform/web/text.ts'
import type { SheetKind } from '../../../rules/sheets.ts'
import type { DegreeFacts, DegreeQueue } from '../../marking/DegreeQueue.ts'
import { placeKey } from '../../marking/kept-degrees.ts'
import { ownSheet } from '../../marking/own-sheet.ts'
import type { PracticalClass } from '../class.ts'
import { Signatures } from '../process/Signatures.tsx'
import { DegreeRow } from './DegreeRow.tsx'
import classes from './Marking.module.css'
import { SignBar } from './SignBar.tsx'

interface SheetToMarkProps {
  readonly queue: DegreeQueue
  readonly facts: DegreeFacts
  readonly shown: PracticalClass
  readonly person: PracticalClass['People'][number]
  readonly kind: SheetKind
  readonly onReload: () => void
}

/** The questions of one sheet about one trainee; each degree is kept as it is given. */
export function SheetToMark({ queue, facts, shown, person, kind, onReload }: SheetToMarkProps) {
  const t = useText('practical')
  const format = useFormat()
  const pick = usePick()
  const sheet = shown.Sheets.find(({ Kind }) => Kind === kind)!
  const outcome = person.Outcomes.find(({ Kind }) => Kind === kind)
  const markings = person.Markings.filter(({ Kind }) => Kind === kind)
  const { own, closed } = ownSheet(shown, person, kind)
  const items = shown.Items.filter(({ Kind }) => Kind === kind)
  // Whoever gives none sees what stands: of one assessor theirs, of two the first that is shown.
  const read = own ?? (closed ? markings.find(({ Degrees }) => Degrees !== null) : undefined)
  const rows = items.map((item) => {
    const place = { classId: shown.CourseClassID, traineeId: person.TraineeID, kind, itemId: item.ID }
    const kept = facts.kept.get(placeKey(place))
    const saved = read?.Degrees?.find(({ ItemID }) => ItemID === item.ID)
    const answer = facts.stands.get(placeKey(place))
    const stands = answer && answer.Version >= (saved?.Version ?? 0) ? answer : saved
    return { item, place, kept, stands, degree: kept?.degree ?? stands?.Degree ?? null }
  })
  const missing = rows.filter(({ degree }) => degree === null).length
  const sum = rows.reduce((all, { degree }) => all + (degree ?? 0), 0)
  return (
    <Stack gap="sm">
      {outcome?.State === 'apart' && (
        <Alert color="red" role="note">
          {t('apart', { difference: format.percent(outcome.Difference) })}
        </Alert>
      )}
      {closed && shown.Bar === null && !own && (
        <Text size="sm" c="dimmed">
          {t('marking.taken')}
        </Text>
      )}
      {markings.some(({ Degrees }) => Degrees === null) && (
        <Text size="sm" c="dimmed">
          {t('marking.hidden')}
        </Text>
      )}
      {own?.IsAbsent ? (
        <Alert color="gray" role="note">
          {t('absent')}
        </Alert>
      ) : (
        <ol className={classes['items']}>
          {rows.map((row) => (
            <DegreeRow
              key={row.item.ID}
              {...row}
              closed={closed}
              onGive={(degree) => void queue.give(row.place, degree, row.stands?.Version ?? null)}
              onInsist={() => row.kept && void queue.insist(row.kept)}
              onDrop={() => row.kept && void queue.drop(row.kept)}
            />
          ))}
        </ol>
      )}
      {(closed || markings.some(({ Signed }) => Signed)) && markings.length > 0 && (
        <div className={classes['signed']}>
          <Text size="sm" fw={600}>
            {sheet.AsksSecond && own ? t(`seat.${own.Seat as 1 | 2 | 3}`) : t('fields.signed')}
          </Text>
          <Signatures person={person} kind={kind} shown={shown} onDone={onReload} />
        </div>
      )}
      <SignBar
        sum={t('marking.sum', { sum: format.number(sum), max: format.number(sheet.MaxDegree) })}
        missing={missing}
        given={items.length - missing}
        waits={rows.some(({ kept }) => kept !== undefined)}
        closed={closed}
        body={{ CourseClassID: shown.CourseClassID, TraineeID: person.TraineeID, Kind: kind }}
        name={pick(person.TraineeName)}
        onDone={onReload}
      />
    </Stack>
  )
}
