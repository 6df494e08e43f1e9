import { Button, Group, Text } from '@mantine/core'
import { useState } from 'react'
import { skip, useCall, useSend } from '#platform/web/data.ts'
import { Code, Localized, useFormat, usePick } from '#platform/web/format.tsx'
import { SelectField } from '#platform/web/forms/fields/ChoiceFields.tsx'
import { useText } from '#platform/web/text.ts'
import { Section } from '#platform/web/ui/Page.tsx'
import { QueryView } from '#platform/web/ui/states/QueryView.tsx'
import { classesCalls as calls } from '../../contract/calls.ts'
import { isTeaching, staffRoles, type StaffRole } from '../../rules/staff.ts'
import { ClassSubstitutes } from './ClassSubstitutes.tsx'
import type { CourseClass } from './course-class.ts'
import classes from './classes.module.css'

/** Chooses a place on the staff of the class, then somebody for whom it is. */
export function AddStaff({ found }: { found: CourseClass }) {
  const t = useText('classes')
  const [role, setRole] = useState<StaffRole>('lead')
  return (
    <>
      <SelectField
        value={role}
        onChange={(chosen) => chosen && setRole(chosen as StaffRole)}
        options={staffRoles.map((value) => ({ value: value as string, label: t(`roles.${value}`) })) as never}
        label={t('fields.role')}
        required
      />
      {isTeaching(role) ? (
        <ClassSubstitutes key={role} found={found} role={role} />
      ) : (
        <Others key={role} found={found} role={role} />
      )}
    </>
  )
}

function Others({ found, role }: { found: CourseClass; role: StaffRole }) {
  const t = useText('classes')
  const format = useFormat()
  const pick = usePick()
  const query = useCall(calls.getStaffCandidates, isTeaching(role) ? skip : { ID: found.ID, role: role as 'examiner' })
  const give = useSend(calls.askInstructor, { success: t('staff.added'), module: 'classes' })
  return (
    <Section title={t('staff.whoMay')} description={t(`staff.why.${role as 'examiner'}`)}>
      <QueryView query={query} module="classes">
        {({ Candidates }) => (
          <>
            {Candidates.length === 0 && <Text size="sm">{t('staff.nobody')}</Text>}
            <ol className={classes['candidates']}>
              {Candidates.map((each) => {
                const label = t(each.UserID === null ? 'staff.ask' : 'staff.appoint')
                return (
                  <li key={each.InstructorID ?? `account ${each.UserID}`}>
                    <Group gap="xs">
                      <Text fw={600} size="sm">
                        <Localized text={each.Name} />
                      </Text>
                      {each.Code && <Code>{each.Code}</Code>}
                    </Group>
                    <Button
                      size="xs"
                      variant="default"
                      disabled={give.sending}
                      aria-label={`${label}${format.colon}${pick(each.Name)}`}
                      onClick={() =>
                        void give.send({
                          ID: found.ID,
                          body: {
                            ...(each.UserID === null ? { InstructorID: each.InstructorID! } : { UserID: each.UserID }),
                            Role: role,
                            Version: found.Version,
                          },
                        })
                      }
                    >
                      {label}
                    </Button>
                  </li>
                )
              })}
            </ol>
          </>
        )}
      </QueryView>
    </Section>
  )
}
