import { Badge, Button, Group, Stack, Text } from '@mantine/core'
import { useCall, useSend } from '#platform/web/data.ts'
import { Localized, useFormat, usePick } from '#platform/web/format.tsx'
import { useText } from '#platform/web/text.ts'
import { QueryView } from '#platform/web/ui/states/QueryView.tsx'
import { planningCalls as calls } from '../../../contract/calls.ts'
import { CandidateFacts } from './CandidateFacts.tsx'
import classes from '../plan.module.css'

/** Who could lead the row instead, best first and why; choosing one asks them. */
export function Substitutes({ rowId, version }: { rowId: number; version: number }) {
  const t = useText('planning')
  const format = useFormat()
  const pick = usePick()
  const query = useCall(calls.getSubstitutes, { ID: rowId })
  const ask = useSend(calls.askInstructor, { success: t('substitutes.asked'), module: 'planning' })
  const choose = (InstructorID: number, Role: 'lead' | 'backup') =>
    void ask.send({ ID: rowId, body: { InstructorID, Role, Version: version } })
  return (
    <Stack gap="sm">
      <div>
        <Text fw={600}>{t('substitutes.title')}</Text>
        <Text size="sm" c="dimmed">
          {t('substitutes.why')}
        </Text>
      </div>
      <QueryView query={query} module="planning">
        {({ Candidates }) => (
          <Stack gap="sm">
            {Candidates.length === 0 && <Text size="sm">{t('substitutes.none')}</Text>}
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
                          {t(`reasons.${reason}`)}
                        </Badge>
                      ))}
                    </Group>
                    <CandidateFacts candidate={each} />
                  </div>
                  <Group gap="xs" wrap="nowrap">
                    <Button
                      size="xs"
                      variant={index === 0 ? 'filled' : 'default'}
                      disabled={ask.sending}
                      aria-label={`${t('substitutes.askAsLead')}${format.colon}${pick(each.Name)}`}
                      onClick={() => choose(each.InstructorID, 'lead')}
                    >
                      {t('substitutes.askAsLead')}
                    </Button>
                    {each.Answer === null && (
                      <Button
                        size="xs"
                        variant="subtle"
                        disabled={ask.sending}
                        aria-label={`${t('substitutes.askAsBackup')}${format.colon}${pick(each.Name)}`}
                        onClick={() => choose(each.InstructorID, 'backup')}
                      >
                        {t('substitutes.askAsBackup')}
                      </Button>
                    )}
                  </Group>
                </li>
              ))}
            </ol>
          </Stack>
        )}
      </QueryView>
    </Stack>
  )
}
