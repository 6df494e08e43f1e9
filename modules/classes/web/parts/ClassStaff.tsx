import { Button, Stack } from '@mantine/core'
import { useState } from 'react'
import { InstantText, Localized, usePick } from '#platform/web/format.tsx'
import { href } from '#platform/web/href.ts'
import { RowMenu } from '#platform/web/tables/RowMenu.tsx'
import { SimpleTable } from '#platform/web/tables/SimpleTable.tsx'
import { useText } from '#platform/web/text.ts'
import { useActionRunner } from '#platform/web/ui/acts/ActionBar.tsx'
import { actButtons } from '#platform/web/ui/acts/act-buttons.ts'
import { printAction } from '#platform/web/ui/acts/print-action.tsx'
import type { Actions } from '#platform/web/ui/acts/actions.ts'
import { Section } from '#platform/web/ui/Page.tsx'
import { StateBadge } from '#platform/web/ui/states/StateBadge.tsx'
import { useKit } from '#platform/web/ui/useKit.ts'
import { instructorActs as acts } from '../../contract/acts.ts'
import { isHeld } from '../../rules/class-states.ts'
import { isTeaching } from '../../rules/staff.ts'
import { AddStaff } from './AddStaff.tsx'
import type { CourseClass } from './course-class.ts'
import { answerTones } from './tones.ts'

type Named = CourseClass['Staff'][number]

/** Who is on the staff of the class and what each answered; who could be, where somebody is needed. */
export function ClassStaff({ found }: { found: CourseClass }) {
  const t = useText('classes')
  const kit = useKit()
  const [isAsking, setAsking] = useState(false)
  const mayEdit = found.Actions.includes('edit')
  const pick = usePick()
  const runner = useActionRunner('classes')
  const actions = (person: Named): Actions => ({
    printAuthorization:
      person.InstructorID !== null &&
      isTeaching(person.Role) &&
      person.State === 'accepted' &&
      isHeld(found.State) &&
      printAction(
        href('/report/AuthorizationOfInstruction/:InstructorID?/:CourseClassID', {
          InstructorID: person.InstructorID,
          CourseClassID: found.ID,
        }),
      ),
    ...(mayEdit ? actButtons(acts, person, ['releaseInstructor'], { releaseInstructor: { always: true } }) : {}),
  })
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
          rows={found.Staff}
          rowKey={(person) => person.ID}
          emptySentence={t('instructors.none')}
          columns={[
            {
              key: 'name',
              label: t('fields.name'),
              card: 'title',
              cell: (person) => <Localized text={person.Name} />,
            },
            { key: 'role', label: t('fields.role'), cell: (person) => t(`roles.${person.Role}`) },
            {
              key: 'answer',
              label: t('fields.answer'),
              card: 'badge',
              cell: (person) => (
                <StateBadge
                  tone={answerTones[person.State] ?? 'neutral'}
                  label={t(person.UserID === null ? `answers.${person.State}` : 'staff.appointed')}
                />
              ),
            },
            {
              key: 'reason',
              label: t('fields.reason'),
              cell: (person) => person.Reason && <bdi>{person.Reason}</bdi>,
            },
            { key: 'since', label: t('fields.answeredAt'), cell: (person) => <InstantText at={person.DecidedAt} /> },
            {
              key: 'actions',
              label: kit('table.actions'),
              align: 'end',
              cell: (person) => (
                <RowMenu
                  row={person}
                  label={pick(person.Name)}
                  module="classes"
                  actions={actions}
                  start={(action) => void runner.start(action)}
                />
              ),
            },
          ]}
        />
      </Section>
      {runner.dialog}
      {mayEdit && (found.NeedsInstructor || isAsking) && <AddStaff found={found} />}
    </Stack>
  )
}
