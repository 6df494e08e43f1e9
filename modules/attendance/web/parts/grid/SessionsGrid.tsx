import { Button, Group, Stack, Text } from '@mantine/core'
import { minutesOf } from '#platform/shared/values/dates.ts'
import { fits, readNumber } from '#platform/web/forms/fields/number-entry.ts'
import { ChangedEntries } from '#platform/web/forms/sheet/ChangedEntry.tsx'
import { UnsavedGuard } from '#platform/web/forms/UnsavedGuard.tsx'
import { Typed, useFormat } from '#platform/web/format.tsx'
import { useEntryFacts } from '#platform/web/kept/own-entries.ts'
import { EntryGrid, type GridCell } from '#platform/web/tables/grid/EntryGrid.tsx'
import type { At } from '#platform/web/tables/grid/moves.ts'
import { useLanguage, useText } from '#platform/web/text.ts'
import { Section } from '#platform/web/ui/Page.tsx'
import { useIsPhone } from '#platform/web/ui/useIsPhone.ts'
import { EmptyState } from '#platform/web/ui/states/EmptyState.tsx'
import { missedOf, sameMark, takesMinutes, type ClassData, type Mark } from '../../taking/kept-marks.ts'
import { MarkDelivery } from '../../taking/MarkDelivery.tsx'
import { useMarkQueue, type MarkQueue } from '../../taking/own-marks.ts'
import { UnsettledMark, useMarkWords } from '../../taking/UnsettledMark.tsx'
import { useMarks } from '../../taking/useMarks.ts'
import { markIcons, markKeys } from '../MarkChoice.tsx'
import choice from '../MarkChoice.module.css'
import sheetClasses from '../Sheet.module.css'
import { likely } from './likely.ts'

/** Everybody's marks in all sessions of a class, on the keyboard; those of sessions that are open now can be set. */
export function SessionsGrid({ classId, data }: { classId: number; data: ClassData }) {
  const t = useText('attendance')
  const queue = useMarkQueue()
  if (data.Sessions.length === 0) return <EmptyState sentence={t('noSessions')} />
  return queue && <Grid classId={classId} data={data} queue={queue} />
}

function Grid({ classId, data, queue }: { classId: number; data: ClassData; queue: MarkQueue }) {
  const t = useText('attendance')
  const format = useFormat()
  const language = useLanguage()
  const phone = useIsPhone()
  const said = useMarkWords()
  const { state: queueState, frail } = useEntryFacts(queue)
  const people = data.People.map((person) => ({
    ...person,
    name: language === 'ar' ? person.NameAr : person.NameEn || person.NameAr,
    marks: new Map(person.Marks.map((mark) => [mark.SessionID, mark])),
  }))
  const byId = new Map(people.map((person) => [person.RegistrationID, person]))
  const sessions = data.Sessions.map((session) => ({
    ...session,
    open: session.Marking === 'may',
    length: minutesOf(session.EndsAt) - minutesOf(session.StartsAt),
  }))
  const sessionOf = (id: number) => sessions.find(({ SessionID }) => SessionID === id)
  const marks = useMarks(
    queue,
    ({ sessionId, registrationId }) => {
      const mark = byId.get(registrationId)?.marks.get(sessionId)
      return mark ? { Outcome: 'saved', Version: mark.Version, state: mark.State, minutes: mark.Minutes } : null
    },
    // What is asked a reason is corrected on the session's own sheet.
    (mark) => sessionOf(mark.sessionId)?.open === true && byId.has(mark.registrationId),
  )
  const placeOf = ({ row, column }: At) => ({
    classId,
    sessionId: sessions[column]!.SessionID,
    registrationId: people[row]!.RegistrationID,
  })
  const isTooLong = (mark: Mark, sessionId: number) =>
    takesMinutes(mark.state) && !fits(mark.minutes, { min: 0, max: sessionOf(sessionId)?.length ?? 0 })
  const tooLong = marks.unsaved.find((mark) => isTooLong(mark, mark.sessionId))
  const put = (at: At, mark: Mark) => marks.put([[placeOf(at), mark]])
  const allPresent = (column: number) =>
    marks.put(
      people
        .map((_, row) => placeOf({ row, column }))
        .filter((place) => marks.value(place) === null)
        .map((place) => [place, { state: 'present', minutes: 0 }] as const),
    )
  const nameOf = ({ sessionId, registrationId }: { sessionId: number; registrationId: number }) =>
    format.joined([
      byId.get(registrationId)?.name ?? '',
      t('sessionNumber', { number: format.number(sessionOf(sessionId)?.SessionNumber) }),
    ])
  const cell = (at: At): GridCell => {
    const place = placeOf(at)
    const mark = marks.value(place)
    const own = marks.kept(place)
    const unsettled =
      own !== undefined && (own.standing === 'refused' || isTooLong(own, place.sessionId) || marks.isChanged(own))
    const unsaved = own !== undefined && !sameMark(own, marks.stands(place))
    const Icon = mark && markIcons[mark.state]
    return {
      readOnly: !sessions[at.column]!.open,
      look: unsettled ? 'unsettled' : unsaved ? 'unsaved' : undefined,
      said: unsaved ? format.joined([said(mark), t('keeping.unsavedCell')]) : said(mark),
      shown: mark && Icon && (
        <span className={choice['count']} data-mark={mark.state} aria-hidden>
          <Icon size="1.1rem" stroke={2.5} color="var(--mark)" />
          {missedOf(mark) > 0 && format.number(missedOf(mark))}
        </span>
      ),
    }
  }
  const isOpen = sessions.some(({ open }) => open)
  const start = sessions.findIndex(({ SessionID }) => SessionID === likely(data.Sessions))

  return (
    <Section flush title={t('grid.title')} description={isOpen ? !phone && t('grid.hint') : t('grid.closed')}>
      <UnsavedGuard mayLeave={() => marks.unsaved.length === 0} keep={async () => !frail} />
      <MarkDelivery queue={queue} inset />
      <ChangedEntries count={marks.changed.length} />
      <EntryGrid
        label={t('grid.title')}
        corner={t('trainee')}
        first={{ row: 0, column: Math.max(start, 0) }}
        inputMode="numeric"
        rows={people.map(({ RegistrationID, name }) => ({ key: RegistrationID, head: <Typed>{name}</Typed> }))}
        columns={sessions.map(({ SessionID, SessionNumber, Day }) => ({
          key: SessionID,
          head: (
            <Stack gap={0}>
              <span>{t('sessionNumber', { number: format.number(SessionNumber) })}</span>
              <Text size="xs" c="dimmed" span>
                {format.day(Day)}
              </Text>
            </Stack>
          ),
        }))}
        cell={cell}
        onKey={(at, event) => {
          const state = event.ctrlKey || event.metaKey ? undefined : markKeys[event.code]
          if (!state || !sessions[at.column]!.open) return false
          if (event.shiftKey && state === 'present') allPresent(at.column)
          else put(at, { state, minutes: marks.value(placeOf(at))?.minutes ?? 0 })
          return true
        }}
        onPress={(at) => {
          if (!sessions[at.column]!.open) return
          const states = Object.values(markKeys)
          const now = marks.value(placeOf(at))
          put(at, {
            state: states[(now ? states.indexOf(now.state) + 1 : 0) % states.length]!,
            minutes: now?.minutes ?? 0,
          })
        }}
        editing={{
          may: (at) => takesMinutes(marks.value(placeOf(at))?.state ?? 'present'),
          textOf: (at) => {
            const mark = marks.value(placeOf(at))
            return mark ? format.plain(missedOf(mark), 0, 0) : ''
          },
          labelOf: (at) => `${t('minutes')}${format.colon}${nameOf(placeOf(at))}`,
          begins: (key, at) => /^[\d٠-٩]$/.test(key) && takesMinutes(marks.value(placeOf(at))?.state ?? 'present'),
          onCommit: (at, text) => {
            const mark = marks.value(placeOf(at))
            const minutes = readNumber(text, format.language)
            if (mark && minutes !== null && Number.isInteger(minutes)) put(at, { state: mark.state, minutes })
          },
        }}
      />
      {marks.changed.length + marks.refused.length > 0 && (
        <Stack gap="xs" p="sm">
          {[...marks.changed, ...marks.refused].map((mark) => (
            <div key={`${mark.sessionId} ${mark.registrationId}`}>
              <Text size="sm" fw={600}>
                {nameOf(mark)}
              </Text>
              <UnsettledMark mark={mark} marks={marks} label={nameOf(mark)} />
            </div>
          ))}
        </Stack>
      )}
      {isOpen && (
        <div className={sheetClasses['foot']} data-foot>
          {tooLong && (
            <Text size="sm" role="alert">
              {t('refusals.longerThanSession', { minutes: format.number(sessionOf(tooLong.sessionId)?.length) })}
            </Text>
          )}
          <Group justify="space-between">
            <Text size="sm" c="dimmed">
              {marks.unsaved.length > 0 && t('unsaved', { count: marks.unsaved.length })}
            </Text>
            <Button
              onClick={() => marks.save()}
              loading={queueState === 'sending'}
              disabled={marks.unsaved.length === 0 || marks.changed.length > 0 || tooLong !== undefined}
            >
              {t('save')}
            </Button>
          </Group>
        </div>
      )}
    </Section>
  )
}
