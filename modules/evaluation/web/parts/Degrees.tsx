import { Alert, Button, Group, Text } from '@mantine/core'
import { useState } from 'react'
import type { Output } from '#platform/shared/call.ts'
import { useCall, useSend } from '#platform/web/data.ts'
import { fits } from '#platform/web/forms/number-entry.ts'
import { NumberField } from '#platform/web/forms/NumberFields.tsx'
import { UnsavedGuard } from '#platform/web/forms/UnsavedGuard.tsx'
import { Localized, useFormat, usePick } from '#platform/web/format.tsx'
import { SimpleTable } from '#platform/web/tables/SimpleTable.tsx'
import { useText } from '#platform/web/text.ts'
import { EmptyState } from '#platform/web/ui/EmptyState.tsx'
import { Section } from '#platform/web/ui/Page.tsx'
import { QueryView } from '#platform/web/ui/QueryView.tsx'
import { evaluationCalls as calls } from '../../contract/calls.ts'
import classes from './Degrees.module.css'
import { PersonName } from './PersonName.tsx'

type Participation = Output<typeof calls.getParticipation>
type Person = Participation['People'][number]
type Mean = Participation['Means'][number]

export function Degrees({ classId }: { classId: number }) {
  const t = useText('evaluation')
  const query = useCall(calls.getParticipation, { courseClassID: classId })
  return (
    <QueryView query={query}>
      {(data) => {
        if (data.People.length === 0) return <EmptyState sentence={t('nobody')} />
        if (data.Means.length === 0) return <EmptyState sentence={t('noMeans')} />
        return <DegreeSheet data={data} />
      }}
    </QueryView>
  )
}

const keyOf = (person: Person, mean: Mean) => `${person.RegistrationID}:${mean.MeanID}`

/** Everybody's degrees; what is changed stays here until it is saved. */
function DegreeSheet({ data }: { data: Participation }) {
  const t = useText('evaluation')
  const format = useFormat()
  const pick = usePick()
  const [drafts, setDrafts] = useState<ReadonlyMap<string, number>>(new Map())
  const saving = useSend(calls.saveParticipation, {
    module: 'evaluation',
    success: t('saved'),
    onDone: () => setDrafts(new Map()),
  })

  /** A degree that was given can be changed, not taken back: emptied, the field says again what was given. */
  const put = (person: Person, mean: Mean, score: number | null) =>
    setDrafts((before) => {
      const after = new Map(before)
      if (score === null) after.delete(keyOf(person, mean))
      else after.set(keyOf(person, mean), score)
      return after
    })
  const wrong = data.People.some((person) =>
    data.Means.some((mean) => {
      const score = drafts.get(keyOf(person, mean))
      return score !== undefined && !fits(score, { min: mean.MinScore, max: mean.MaxScore })
    }),
  )
  const save = () =>
    saving.send({
      body: {
        CourseClassID: data.CourseClassID,
        Scores: data.People.flatMap((person) =>
          data.Means.flatMap((mean) => {
            const Score = drafts.get(keyOf(person, mean))
            if (Score === undefined) return []
            const Version = person.Scores.find((score) => score.MeanID === mean.MeanID)?.Version ?? null
            return [{ RegistrationID: person.RegistrationID, MeanID: mean.MeanID, Score, Version }]
          }),
        ),
      },
    })

  return (
    <Section flush title={t('degrees')}>
      <UnsavedGuard mayLeave={() => drafts.size === 0} />
      {!data.IsOpen && (
        <Alert color="yellow" m="md">
          {t('closed')}
        </Alert>
      )}
      <SimpleTable
        cards
        caption={t('degrees')}
        rows={data.People}
        rowKey={(person: Person) => person.RegistrationID}
        emptySentence={t('nobody')}
        columns={[
          {
            key: 'name',
            label: t('trainee'),
            card: 'title' as const,
            cell: (person: Person) => <PersonName person={person} />,
          },
          ...data.Means.map((mean) => ({
            key: String(mean.MeanID),
            label: `${pick(mean.Name)}${format.separator}${t('weight', { percent: format.percent(mean.Percent) })}`,
            cell: (person: Person) => {
              const given = person.Scores.find((score) => score.MeanID === mean.MeanID)?.Score
              return (
                <Group gap="xs" wrap="nowrap">
                  <div className={classes['degree']} data-changed={drafts.has(keyOf(person, mean))}>
                    <NumberField
                      size="xs"
                      aria-label={`${pick(mean.Name)}: ${pick({ ar: person.NameAr, en: person.NameEn })}`}
                      min={mean.MinScore}
                      max={mean.MaxScore}
                      decimals={2}
                      disabled={!data.IsOpen}
                      value={drafts.get(keyOf(person, mean)) ?? given ?? null}
                      onChange={(value) => put(person, mean, value ?? null)}
                    />
                  </div>
                  <Text size="xs" c="dimmed" className={classes['outOf']!}>
                    {t('outOf', { max: format.number(mean.MaxScore) })}
                  </Text>
                </Group>
              )
            },
          })),
        ]}
      />
      {data.IsOpen && (
        <div className={classes['foot']}>
          <Text size="sm" c="dimmed">
            {drafts.size > 0 ? t('unsaved', { count: drafts.size }) : <Localized text={data.CourseName} />}
          </Text>
          <Button onClick={() => void save()} loading={saving.sending} disabled={drafts.size === 0 || wrong}>
            {t('save')}
          </Button>
        </div>
      )}
    </Section>
  )
}
