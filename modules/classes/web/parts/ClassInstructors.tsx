import { Badge, Button, Group, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { CandidateFacts } from '#modules/planning/web/public.ts'
import { skip, useCall, useSend } from '#platform/web/data.ts'
import { InstantText, Localized, usePick } from '#platform/web/format.tsx'
import { RowMenu } from '#platform/web/tables/RowMenu.tsx'
import { SimpleTable } from '#platform/web/tables/SimpleTable.tsx'
import { useText } from '#platform/web/text.ts'
import { useActionRunner } from '#platform/web/ui/acts/ActionBar.tsx'
import { actButtons } from '#platform/web/ui/acts/act-buttons.ts'
import type { Actions } from '#platform/web/ui/acts/actions.ts'
import { Section } from '#platform/web/ui/Page.tsx'
import { QueryView } from '#platform/web/ui/states/QueryView.tsx'
import { StateBadge } from '#platform/web/ui/states/StateBadge.tsx'
import { useKit } from '#platform/web/ui/useKit.ts'
import { instructorActs as acts } from '../../contract/acts.ts'
import { classesCalls as calls } from '../../contract/calls.ts'
import type { CourseClass } from './course-class.ts'
import classes from './classes.module.css'
import { answerTones } from './tones.ts'

type Named = CourseClass['CourseClassInstructors'][number]

/** Who teaches the class and what each answered; who could instead, where somebody is needed. */
export function ClassInstructors({ found }: { found: CourseClass }) {
  const t = useText('classes')
  const kit = useKit()
  const [isAsking, setAsking] = useState(false)
  const mayEdit = found.Actions.includes('edit')
  const pick = usePick()
  const runner = useActionRunner('classes')
  const actions = (person: Named): Actions =>
    actButtons(acts, person, ['releaseInstructor'], { releaseInstructor: { always: true } })
  return (
    <Stack gap="md">
      <Section
        flush
        title={t('tabs.instructors')}
        actions={
          mayEdit &&
          !found.NeedsInstructor && (
            <Button size="xs" variant="default" aria-expanded={isAsking} onClick={() => setAsking(!isAsking)}>
              {t('instructors.add')}
            </Button>
          )
        }
      >
        <SimpleTable<Named>
          caption={t('tabs.instructors')}
          rows={found.CourseClassInstructors}
          rowKey={(person) => person.ID}
          emptySentence={t('instructors.none')}
          columns={[
            {
              key: 'name',
              label: t('fields.instructor'),
              card: 'title',
              cell: (person) => <Localized text={person.Name} />,
            },
            { key: 'role', label: t('fields.role'), cell: (person) => t(`roles.${person.Role}`) },
            {
              key: 'answer',
              label: t('fields.answer'),
              card: 'badge',
              cell: (person) => (
                <StateBadge tone={answerTones[person.State] ?? 'neutral'} label={t(`answers.${person.State}`)} />
              ),
            },
            {
              key: 'reason',
              label: t('fields.reason'),
              cell: (person) => (
                <span>
                  {person.Reason && <bdi>{person.Reason}</bdi>} <InstantText at={person.DecidedAt} />
                </span>
              ),
            },
            ...(mayEdit
              ? [
                  {
                    key: 'actions',
                    label: kit('table.actions'),
                    align: 'end' as const,
                    cell: (person: Named) => (
                      <RowMenu
                        row={person}
                        label={pick(person.Name)}
                        module="classes"
                        actions={actions}
                        start={(action) => void runner.start(action)}
                      />
                    ),
                  },
                ]
              : []),
          ]}
        />
      </Section>
      {runner.dialog}
      {mayEdit && (found.NeedsInstructor || isAsking) && <ClassSubstitutes found={found} />}
    </Stack>
  )
}

function ClassSubstitutes({ found }: { found: CourseClass }) {
  const t = useText('classes')
  const words = useText('planning')
  const pick = usePick()
  const mayEdit = found.Actions.includes('edit')
  const query = useCall(calls.getClassSubstitutes, mayEdit ? { ID: found.ID } : skip)
  const ask = useSend(calls.askInstructor, { success: t('acts.askInstructor.done'), module: 'classes' })
  return (
    <Section title={t('instructors.substitutes')} description={t('instructors.substitutesWhy')}>
      <QueryView query={query} module="classes">
        {({ Candidates }) => (
          <>
            {Candidates.length === 0 && <Text size="sm">{t('instructors.noSubstitutes')}</Text>}
            <ol className={classes['candidates']}>
              {Candidates.map((each, index) => (
                <li key={each.InstructorID}>
                  <div>
                    <Group gap="xs">
                      <Text fw={600} size="sm">
                        <Localized text={each.Name} />
                      </Text>
                      {each.Reasons.map((reason) => (
                        <Badge key={reason} variant="light" color={reason === 'busy' ? 'red' : 'gray'} size="sm">
                          {words(`reasons.${reason}`)}
                        </Badge>
                      ))}
                    </Group>
                    <CandidateFacts candidate={each} />
                  </div>
                  <Button
                    size="xs"
                    variant={index === 0 ? 'filled' : 'default'}
                    disabled={ask.sending}
                    aria-label={`${t('acts.askInstructor.do')}: ${pick(each.Name)}`}
                    onClick={() =>
                      void ask.send({
                        ID: found.ID,
                        body: { InstructorID: each.InstructorID, Role: 'lead', Version: found.Version },
                      })
                    }
                  >
                    {t('acts.askInstructor.do')}
                  </Button>
                </li>
              ))}
            </ol>
          </>
        )}
      </QueryView>
    </Section>
  )
}
