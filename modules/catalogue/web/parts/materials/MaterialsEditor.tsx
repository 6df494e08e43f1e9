import { ActionIcon, Button, Collapse, Group, Stack, Text } from '@mantine/core'
import { IconChevronDown, IconChevronUp, IconFile, IconLink, IconMovie, IconPlus } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { lookupsCalls } from '#modules/lookups/contract/calls.ts'
import type { Trilingual } from '#platform/shared/text.ts'
import { SelectField, SwitchField } from '#platform/web/forms/fields/ChoiceFields.tsx'
import type { FieldProps } from '#platform/web/forms/fields/field.ts'
import { FieldRow } from '#platform/web/forms/fields/FieldRow.tsx'
import { NumberField } from '#platform/web/forms/fields/NumberFields.tsx'
import { LookupSelect } from '#platform/web/forms/fields/RecordSelect.tsx'
import { TextField } from '#platform/web/forms/fields/TextFields.tsx'
import { TrilingualField } from '#platform/web/forms/fields/TrilingualField.tsx'
import type { FormList } from '#platform/web/forms/useRecordForm.ts'
import { useFormat, usePick } from '#platform/web/format.tsx'
import { useText } from '#platform/web/text.ts'
import { useDragOrder } from '#platform/web/ui/useDragOrder.ts'
import { useKeyed } from '#platform/web/ui/useKeyed.ts'
import { isShown, kindOfFile, openings } from '../../../rules/materials.ts'
import { type CourseForm, type MaterialValues, newMaterial } from '../course-form.ts'
import { DragHandle } from '../editor/DragHandle.tsx'
import { MoveButtons } from '../MoveButtons.tsx'
import { type FileFacts, MaterialFile } from './MaterialFile.tsx'
import classes from './Materials.module.css'

/** Where a list of materials stands in the form of a course. */
export type MaterialsPath = 'Materials' | `Modules.${number}.Materials`

/** What is known of the files of a course's materials, by their ids. */
export interface KnownFiles {
  readonly of: (fileId: number | null) => FileFacts | undefined
  readonly learn: (fileId: number, facts: FileFacts) => void
}

/** The materials of a course or of one of its modules, in their order. */
export function MaterialsEditor(props: { form: CourseForm; path: MaterialsPath; files: KnownFiles }) {
  const { form, path, files } = props
  const t = useText('catalogue')
  // The types of paths end before this depth.
  const list = useKeyed(form.list(path as 'Materials'))
  const order = useDragOrder<HTMLDivElement>(list.move)
  const add = (isLink: boolean) => list.add(newMaterial(isLink))
  return (
    <Stack gap="xs">
      {list.items.length === 0 && (
        <Text size="sm" c="dimmed">
          {t('materials.noneOfCourse')}
        </Text>
      )}
      <Stack gap="xs" ref={order.list}>
        {list.items.map((material, at) => (
          <MaterialFields
            key={list.keyOf(at)}
            form={form}
            path={path}
            at={at}
            list={list}
            material={material}
            files={files}
            order={order}
          />
        ))}
      </Stack>
      <Group gap="xs">
        <Button variant="default" size="xs" leftSection={<IconPlus size="0.875rem" />} onClick={() => add(false)}>
          {t('materials.addFile')}
        </Button>
        <Button variant="default" size="xs" leftSection={<IconLink size="0.875rem" />} onClick={() => add(true)}>
          {t('materials.addLink')}
        </Button>
      </Group>
    </Stack>
  )
}

const icons = { file: IconFile, video: IconMovie, link: IconLink }

function MaterialFields(props: {
  form: CourseForm
  path: MaterialsPath
  at: number
  list: FormList<MaterialValues>
  material: MaterialValues
  files: KnownFiles
  order: ReturnType<typeof useDragOrder<HTMLDivElement>>
}) {
  const { form, path, at, list, material, files, order } = props
  const t = useText('catalogue')
  const format = useFormat()
  const pick = usePick()
  const own = `${path}.${at}`
  const field = <Value,>(name: keyof MaterialValues) =>
    form.field(`${own}.${name}` as 'Name') as unknown as FieldProps<Value> & { name: string }
  const isWrong = Object.keys(form.errors).some((each) => each.startsWith(`${own}.`))
  const [opened, setOpened] = useState(material.ID === null)
  // What is wrong must be in sight.
  useEffect(() => {
    if (isWrong) setOpened(true)
  }, [isWrong])
  const number = format.number(at + 1)
  const isLink = material.Address !== null
  const facts = files.of(material.FileID)
  const kind = isLink ? 'link' : facts ? kindOfFile(facts.MediaType) : 'file'
  const Icon = icons[kind]
  const isOnlySaved = facts !== undefined && !isShown(facts.MediaType)
  const opens = useOpening()
  return (
    <div className={classes['material']} data-dragged={order.dragged === at || undefined}>
      <div className={classes['head']}>
        <DragHandle label={t('materials.drag', { number })} {...order.handle(at, list.items.length)} />
        <Icon size="1.125rem" stroke={1.5} aria-hidden />
        <div className={classes['summary']}>
          <Text size="sm" fw={500} truncate>
            <bdi>{pick(material.Title) || t('materials.number', { number })}</bdi>
          </Text>
          <Text size="xs" c="dimmed" truncate>
            {format.joined([
              t(`materials.kinds.${kind}`),
              facts && format.bytes(facts.Bytes),
              opens(material.Opens, material.AfterSession),
            ])}
          </Text>
        </div>
        <ActionIcon
          variant="default"
          aria-label={t('materials.edit', { number })}
          aria-expanded={opened}
          onClick={() => setOpened((now) => !now)}
        >
          {opened ? <IconChevronUp size="1rem" /> : <IconChevronDown size="1rem" />}
        </ActionIcon>
        <MoveButtons
          at={at}
          count={list.items.length}
          removeLabel={t('materials.remove', { number })}
          onMove={(by) => list.move(at, at + by)}
          onRemove={() => list.remove(at)}
        />
      </div>
      <Collapse expanded={opened}>
        <div className={classes['fields']}>
          <TrilingualField {...field<Trilingual>('Title')} label={t('materials.title')} required />
          {isLink ? (
            <TextField {...field<string>('Address')} kind="url" label={t('materials.address')} required />
          ) : (
            <MaterialFile
              {...field<number | null>('FileID')}
              label={t('materials.file')}
              facts={facts}
              required
              onStored={(file) => {
                files.learn(file.ID, file)
                if (!isShown(file.MediaType)) form.setValue(`${own}.IsDownloadable` as 'IsPublished', true)
              }}
            />
          )}
          <FieldRow>
            <LookupSelect
              {...field<number | null>('TypeID')}
              call={lookupsCalls.getLookupOptions}
              lookup="MaterialType"
              label={t('materials.type')}
            />
            <SelectField
              {...field<MaterialValues['Opens']>('Opens')}
              label={t('materials.opensLabel')}
              options={openings.map((value) => ({ value, label: t(`materials.opens.${value}`) }))}
              onChange={(value) => {
                form.setValue(`${own}.Opens` as 'Code', value as string)
                form.setValue(`${own}.AfterSession` as 'Hours', value === 'afterSession' ? 1 : null)
              }}
              required
            />
            {material.Opens === 'afterSession' && (
              <NumberField
                {...field<number | null>('AfterSession')}
                label={t('materials.afterSession')}
                min={1}
                required
              />
            )}
          </FieldRow>
          {!isLink && (
            <SwitchField
              {...field<boolean>('IsDownloadable')}
              label={t('materials.isDownloadable')}
              disabled={isOnlySaved && material.IsDownloadable}
            />
          )}
        </div>
      </Collapse>
    </div>
  )
}

/** When a material is to be seen, in words. */
export function useOpening(): (opens: MaterialValues['Opens'], session: number | null) => string {
  const t = useText('catalogue')
  const format = useFormat()
  return (opens, session) =>
    opens === 'afterSession' && session
      ? t('materials.opensAfter', { number: format.number(session) })
      : t(`materials.opens.${opens}`)
}
