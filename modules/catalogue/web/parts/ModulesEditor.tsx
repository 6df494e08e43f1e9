import { Button, Group, Stack, Text } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import type { Trilingual } from '#platform/shared/text.ts'
import { SwitchField } from '#platform/web/forms/fields/ChoiceFields.tsx'
import type { FieldProps } from '#platform/web/forms/fields/field.ts'
import { FieldGroup } from '#platform/web/forms/fields/FieldGroup.tsx'
import { NumberField } from '#platform/web/forms/fields/NumberFields.tsx'
import { TrilingualField } from '#platform/web/forms/fields/TrilingualField.tsx'
import type { FormList } from '#platform/web/forms/useRecordForm.ts'
import { useFormat } from '#platform/web/format.tsx'
import { useText } from '#platform/web/text.ts'
import { useDragOrder } from '#platform/web/ui/useDragOrder.ts'
import { useKeyed } from '#platform/web/ui/useKeyed.ts'
import { hoursOfModules } from '../../rules/course-lacks.ts'
import { type CourseForm, newLesson, newModule } from './course-form.ts'
import classes from './Course.module.css'
import { DragHandle } from './editor/DragHandle.tsx'
import { type KnownFiles, MaterialsEditor } from './materials/MaterialsEditor.tsx'
import { MoveButtons } from './MoveButtons.tsx'

/** The modules in their order, each with its lessons. */
export function ModulesEditor({ form, files }: { form: CourseForm; files: KnownFiles }) {
  const t = useText('catalogue')
  const format = useFormat()
  const modules = useKeyed(form.list('Modules'))
  const order = useDragOrder<HTMLDivElement>(modules.move)
  const sum = hoursOfModules(form.values.Modules.map((module) => ({ ...module, Hours: module.Hours || 0 })))
  return (
    <FieldGroup title={t('sections.modules')} description={t('hints.modules')}>
      {modules.items.length === 0 && (
        <Text size="sm" c="dimmed">
          {t('noModules')}
        </Text>
      )}
      <Stack gap="md" ref={order.list}>
        {modules.items.map((_, at) => (
          <ModuleFields key={modules.keyOf(at)} form={form} at={at} modules={modules} order={order} files={files} />
        ))}
      </Stack>
      <Group justify="space-between">
        <Button variant="default" leftSection={<IconPlus size="1rem" />} onClick={() => modules.add(newModule())}>
          {t('addModule')}
        </Button>
        {modules.items.length > 0 && (
          <Text size="sm" c="dimmed">
            {t('hoursSum', { sum: format.number(sum), hours: format.number(form.values.Hours ?? 0) })}
          </Text>
        )}
      </Group>
    </FieldGroup>
  )
}

type Order = ReturnType<typeof useDragOrder<HTMLDivElement>>

type Module = CourseForm['values']['Modules'][number]

function ModuleFields(props: {
  form: CourseForm
  at: number
  modules: FormList<Module>
  order: Order
  files: KnownFiles
}) {
  const { form, at, modules, order, files } = props
  const t = useText('catalogue')
  const format = useFormat()
  const lessons = useKeyed(form.list(`Modules.${at}.Lessons`))
  const number = format.number(at + 1)
  const lessonOrder = useDragOrder<HTMLDivElement>(lessons.move)
  return (
    <div className={classes['module']} data-dragged={order.dragged === at || undefined}>
      <Group justify="space-between" mb="xs">
        <Group gap="xs">
          <DragHandle label={t('dragModule', { number })} {...order.handle(at, modules.items.length)} />
          <Text fw={600}>{t('moduleNumber', { number })}</Text>
        </Group>
        <MoveButtons
          at={at}
          count={modules.items.length}
          removeLabel={t('removeModule', { number })}
          onMove={(by) => modules.move(at, at + by)}
          onRemove={() => modules.remove(at)}
        />
      </Group>
      <Stack gap="sm">
        <div className={classes['line']}>
          <TrilingualField {...form.field(`Modules.${at}.Name`)} label={t('fields.moduleName')} required />
          <NumberField {...form.field(`Modules.${at}.Hours`)} label={t('fields.moduleHours')} min={0} decimals={2} />
        </div>
        <SwitchField {...form.field(`Modules.${at}.IsActive`)} label={t('fields.isActive')} />
        <Stack gap="sm" ref={lessonOrder.list}>
          {lessons.items.map((_, place) => (
            <LessonFields
              key={lessons.keyOf(place)}
              form={form}
              at={at}
              place={place}
              lessons={lessons}
              order={lessonOrder}
            />
          ))}
        </Stack>
        <div>
          <Button
            size="xs"
            variant="subtle"
            leftSection={<IconPlus size="0.875rem" />}
            onClick={() => lessons.add(newLesson())}
          >
            {t('addLesson')}
          </Button>
        </div>
        <Text size="sm" fw={500}>
          {t('materials.ofModule')}
        </Text>
        <MaterialsEditor form={form} path={`Modules.${at}.Materials`} files={files} />
      </Stack>
    </div>
  )
}

function LessonFields(props: {
  form: CourseForm
  at: number
  place: number
  lessons: Pick<FormList<unknown>, 'items' | 'move' | 'remove'>
  order: Order
}) {
  const { form, at, place, lessons, order } = props
  const t = useText('catalogue')
  const format = useFormat()
  // The types of paths end before this depth.
  const field = <Value,>(name: string) =>
    form.field(`Modules.${at}.Lessons.${place}.${name}` as 'Name') as unknown as FieldProps<Value>
  return (
    <div className={classes['lesson']} data-dragged={order.dragged === place || undefined}>
      <DragHandle
        label={t('dragLesson', { number: format.number(place + 1) })}
        {...order.handle(place, lessons.items.length)}
      />
      <div className={classes['line']}>
        <TrilingualField
          {...field<Trilingual>('Name')}
          label={t('lessonNumber', { number: format.number(place + 1) })}
          required
        />
        <NumberField {...field<number | null>('Minutes')} label={t('fields.lessonMinutes')} min={1} required />
      </div>
      <MoveButtons
        at={place}
        count={lessons.items.length}
        removeLabel={t('removeLesson', { number: format.number(place + 1) })}
        onMove={(by) => lessons.move(place, place + by)}
        onRemove={() => lessons.remove(place)}
      />
    </div>
  )
}
