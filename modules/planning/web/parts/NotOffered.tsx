import { Anchor, Collapse, List, Text } from '@mantine/core'
import { useState } from 'react'
import type { Output } from '#platform/shared/call.ts'
import { Code, Localized, useFormat, usePick } from '#platform/web/format.tsx'
import { useText } from '#platform/web/text.ts'
import type { planningCalls } from '../../contract/calls.ts'

type Rooms = Output<typeof planningCalls.getClassRoomsForCourse>['NotOffered']

/** Which class rooms are not offered for a course, and what each lacks; nothing where all are. */
export function NotOffered({ classRooms }: { classRooms: Rooms }) {
  const t = useText('planning')
  const pick = usePick()
  const format = useFormat()
  const [isOpen, setOpen] = useState(false)
  if (classRooms.length === 0) return null
  return (
    <div>
      <Anchor component="button" type="button" size="sm" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {t('notOffered.count', { count: classRooms.length })}
      </Anchor>
      <Collapse expanded={isOpen}>
        <List size="sm" mt="xs" spacing={4}>
          {classRooms.map((each) => (
            <List.Item key={each.ID}>
              <Code>{each.Code}</Code> <Localized text={each.Name} />
              {format.colon}
              <Text component="span" size="sm" c="dimmed">
                {format.joined(
                  each.Lacks.map((lack) =>
                    t('notOffered.lack', {
                      name: pick(lack.Name),
                      needed: format.number(lack.Needed),
                      has: format.number(lack.Has),
                    }),
                  ),
                )}
              </Text>
            </List.Item>
          ))}
        </List>
      </Collapse>
    </div>
  )
}
