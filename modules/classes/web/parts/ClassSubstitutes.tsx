import { Badge, Button, Group, Text } from '@mantine/core'
import { CandidateFacts } from '#modules/planning/web/public.ts'
import { skip, useCall, useSend } from '#platform/web/data.ts'
import { Localized, useFormat, usePick } from '#platform/web/format.tsx'
import { useText } from '#platform/web/text.ts'
import { Section } from '#platform/web/ui/Page.tsx'
import { QueryView } from '#platform/web/ui/states/QueryView.tsx'
import { classesCalls as calls } from '../../contract/calls.ts'
import type { StaffRole } from '../../rules/staff.ts'
import type { CourseClass } from './course-class.ts'
import classes from './classes.module.css'

/** Who is able to teach the class and has time, best first. */
export function ClassSubstitutes({ found, role }: { found: CourseClass; role: StaffRole }) {
  const t = useText('classes')
  const words = useText('planning')
  const format = useFormat()
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
                    aria-label={`${t('staff.ask')}${format.colon}${pick(each.Name)}`}
                    onClick={() =>
                      void ask.send({
                        ID: found.ID,
                        body: { InstructorID: each.InstructorID, Role: role, Version: found.Version },
                      })
                    }
                  >
                    {t('staff.ask')}
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
