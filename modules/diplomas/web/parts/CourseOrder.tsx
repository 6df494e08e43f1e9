import { ActionIcon, Group, SegmentedControl, Text } from '@mantine/core'
import { IconArrowDown, IconArrowUp, IconGripVertical, IconX } from '@tabler/icons-react'
import { useRef } from 'react'
import { catalogueCalls } from '#modules/catalogue/contract/calls.ts'
import type { Trilingual } from '#platform/shared/text.ts'
import { skip, useCall } from '#platform/web/data.ts'
import { FieldGroup } from '#platform/web/forms/fields/FieldGroup.tsx'
import { NumberField } from '#platform/web/forms/fields/NumberFields.tsx'
import { RecordSelect } from '#platform/web/forms/fields/RecordSelect.tsx'
import { Code, Localized, useFormat, usePick } from '#platform/web/format.tsx'
import { useText } from '#platform/web/text.ts'
import { useDragOrder } from '#platform/web/ui/useDragOrder.ts'
import classes from './CourseOrder.module.css'
import type { TrackForm } from './track-form.ts'
import { TrackSum } from './TrackCourses.tsx'

interface Named {
  readonly ID: number
  readonly Code: string
  readonly Name: Trilingual
}

/** The courses of a track in their order, each required or an elective. */
export function CourseOrder({ form, known }: { form: TrackForm; known: readonly Named[] }) {
  const t = useText('diplomas')
  const pick = usePick()
  const courses = form.list('Courses')
  // What the search has shown is known by its name.
  const names = useRef(new Map<number, Named>())
  const drag = useDragOrder(courses.move)
  const { error } = form.field('Courses')
  const chosen = form.values.Courses
  const electives = chosen.filter((course) => !course.IsRequired).length
  return (
    <FieldGroup title={t('sections.courses')} description={t('hints.courses')}>
      {chosen.length === 0 ? (
        <Text size="sm" c="dimmed">
          {t('noCourses')}
        </Text>
      ) : (
        <ol className={classes['list']} ref={drag.list}>
          {chosen.map((course, at) => (
            <Line
              key={course.CourseID}
              form={form}
              at={at}
              known={known.find((each) => each.ID === course.CourseID) ?? names.current.get(course.CourseID)}
              drag={drag}
            />
          ))}
        </ol>
      )}
      {error && (
        <Text size="sm" c="var(--mantine-color-error)" role="alert">
          {error}
        </Text>
      )}
      <RecordSelect
        value={null}
        onChange={(id: number | null) => {
          if (id !== null && !chosen.some((course) => course.CourseID === id))
            courses.add({ CourseID: id, IsRequired: true })
        }}
        name="Courses"
        call={catalogueCalls.listCourses}
        option={(row) => {
          names.current.set(row.ID, row)
          return { value: row.ID, label: pick(row.Name), code: row.Code }
        }}
        label={t('fields.addCourse')}
      />
      {chosen.length > 0 && (
        <Text size="sm" c="dimmed">
          <TrackSum courses={chosen} leastElectives={form.values.LeastElectives || 0} />
        </Text>
      )}
      {(electives > 0 || Boolean(form.values.LeastElectives)) && (
        <NumberField
          {...form.field('LeastElectives')}
          label={t('fields.leastElectives')}
          description={t('hints.leastElectives')}
          min={0}
          max={electives}
          size="sm"
          required
        />
      )}
    </FieldGroup>
  )
}

interface LineProps {
  readonly form: TrackForm
  readonly at: number
  readonly known: Named | undefined
  readonly drag: ReturnType<typeof useDragOrder>
}

function Line({ form, at, known, drag }: LineProps) {
  const t = useText('diplomas')
  const pick = usePick()
  const format = useFormat()
  const courses = form.list('Courses')
  const count = courses.items.length
  const { CourseID, IsRequired } = form.values.Courses[at]!
  // Brought back from an earlier visit, its name was never read here.
  const asked = useCall(catalogueCalls.listCourses, known ? skip : { ID: CourseID, pageSize: 10 })
  const course = known ?? asked.data?.Items[0]
  const name = pick(course?.Name) || String(CourseID)
  return (
    <li className={classes['line']} data-dragged={drag.dragged === at || undefined}>
      <ActionIcon
        variant="subtle"
        color="gray"
        className={classes['handle']!}
        aria-label={t('drag', { name })}
        {...drag.handle(at, count)}
      >
        <IconGripVertical size="1rem" />
      </ActionIcon>
      <span className={classes['number']}>{format.number(at + 1)}</span>
      <span className={classes['name']}>
        {course ? <Localized text={course.Name} /> : name} {course && <Code>{course.Code}</Code>}
      </span>
      <SegmentedControl
        size="xs"
        aria-label={t('requirementOf', { name })}
        data={[
          { value: 'required', label: t('required') },
          { value: 'elective', label: t('elective') },
        ]}
        value={IsRequired ? 'required' : 'elective'}
        onChange={(value) => form.setValue(`Courses.${at}.IsRequired`, value === 'required')}
      />
      <Group gap="0.25rem" wrap="nowrap">
        <ActionIcon
          variant="default"
          aria-label={t('moveUp', { name })}
          disabled={at === 0}
          onClick={() => courses.move(at, at - 1)}
        >
          <IconArrowUp size="1rem" />
        </ActionIcon>
        <ActionIcon
          variant="default"
          aria-label={t('moveDown', { name })}
          disabled={at === count - 1}
          onClick={() => courses.move(at, at + 1)}
        >
          <IconArrowDown size="1rem" />
        </ActionIcon>
        <ActionIcon variant="default" aria-label={t('removeCourse', { name })} onClick={() => courses.remove(at)}>
          <IconX size="1rem" />
        </ActionIcon>
      </Group>
    </li>
  )
}
