import { ActionIcon, Button, Menu } from '@mantine/core'
import {
  IconBookmark,
  IconCheck,
  IconChevronDown,
  IconDeviceFloppy,
  IconPencil,
  IconPinned,
  IconPlus,
  IconRestore,
  IconTrash,
  IconUsers,
} from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { send } from '#platform/web/client.ts'
import { useSend } from '#platform/web/data.ts'
import { Colon, Typed } from '#platform/web/format.tsx'
import { useText } from '#platform/web/text.ts'
import type { ListOfViews } from '#platform/web/tables/views/list-of-views.ts'
import { useAsk } from '#platform/web/ui/dialogs/Ask.tsx'
import { lazyPart } from '#platform/web/ui/states/lazy-part.tsx'
import { toast } from '#platform/web/ui/toast.ts'
import { useIsPhone } from '#platform/web/ui/useIsPhone.ts'
import { useKit } from '#platform/web/ui/useKit.ts'
import { viewsCalls as calls } from '../../contract/calls.ts'
import { useViews } from './useViews.ts'
import { definitionOf, type View } from './view.ts'
import type { ViewAsked } from './ViewDialog.tsx'
import classes from './views.module.css'

// Brings the fields of forms with it.
const ViewDialog = lazyPart(async () => (await import('./ViewDialog.tsx')).ViewDialog)

const icon = (Icon: typeof IconCheck) => <Icon size="1rem" stroke={1.6} aria-hidden />

/** The named views of a list: what waits first, the usual one, the own and the shared; and what is done with the one that is on. */
export function ViewsMenu(list: ListOfViews) {
  const { table } = list
  const t = useText('views')
  const kit = useKit()
  const phone = useIsPhone()
  const views = useViews(list)
  const { on, now, usual, isWaiting } = views
  const { ask, dialog } = useAsk()
  const [asked, setAsked] = useState<ViewAsked | null>(null)
  const anew = () => void views.askAnew()
  const saving = useSend(calls.editView, {
    module: 'views',
    success: t('saved'),
    onDone: anew,
    onProblem: anew,
  })
  if (!views.isThere) return null

  const others = views.views.filter((each) => each !== usual)
  const own = others.filter(({ IsMine }) => IsMine)
  const shared = others.filter(({ IsMine }) => !IsMine)
  const name: ReactNode = on ? <Typed>{on.Name}</Typed> : isWaiting ? kit('openNow') : null
  const entry = (one: View) => (
    <Entry key={one.ID} isOn={one === on} onClick={() => views.put(one)}>
      <Typed>{one.Name}</Typed>
    </Entry>
  )
  const remove = (one: View) =>
    ask({
      title: t('acts.deleteView.do'),
      question: (
        <>
          <Typed>{one.Name}</Typed>
          <br />
          {t('acts.deleteView.ask')}
        </>
      ),
      confirmLabel: t('acts.deleteView.do'),
      danger: true,
      module: 'views',
      run: async () => {
        await send(calls.deleteView, { ID: one.ID })
        toast.done(t('acts.deleteView.done'))
        views.stay(null)
        await views.askAnew()
      },
    })
  return (
    <>
      <Menu position="bottom-start" shadow="md" withinPortal>
        <Menu.Target>
          {phone && name === null ? (
            <ActionIcon variant="default" size="input-sm" aria-label={t('menu')}>
              <IconBookmark size="1.125rem" stroke={1.6} aria-hidden />
            </ActionIcon>
          ) : (
            <Button
              variant={name === null ? 'default' : 'light'}
              px="sm"
              maw="100%"
              leftSection={<IconBookmark size="1rem" stroke={1.6} aria-hidden />}
              rightSection={<IconChevronDown size="0.875rem" stroke={1.6} aria-hidden />}
            >
              {name === null ? (
                t('menu')
              ) : (
                <>
                  <span className={classes['hidden']}>
                    {t('menu')}
                    <Colon />
                  </span>
                  <span className={classes['name']}>{name}</span>
                  {views.isChanged && <span className={classes['changed']}>{t('changed')}</span>}
                </>
              )}
            </Button>
          )}
        </Menu.Target>
        <Menu.Dropdown className={classes['menu']!}>
          {table.needsAction && (
            <Entry isOn={isWaiting} onClick={views.putWaiting}>
              {kit('openNow')}
            </Entry>
          )}
          {usual && <Menu.Label>{t('groups.usual')}</Menu.Label>}
          {usual && entry(usual)}
          <Entry isOn={views.isPlain} onClick={views.putPlain}>
            {t('allRows')}
          </Entry>
          {own.length > 0 && <Menu.Label>{t('groups.own')}</Menu.Label>}
          {own.map(entry)}
          {shared.length > 0 && <Menu.Label>{t('groups.shared')}</Menu.Label>}
          {shared.map(entry)}
          <Menu.Divider />
          {on && views.isChanged && on.Actions.includes('editView') && (
            <Menu.Item
              leftSection={icon(IconDeviceFloppy)}
              disabled={saving.sending}
              onClick={() =>
                void saving.send({
                  ID: on.ID,
                  body: { Name: on.Name, Definition: definitionOf(now), Version: on.Version },
                })
              }
            >
              {t('saveChanges')}
            </Menu.Item>
          )}
          {on && views.isChanged && (
            <Menu.Item leftSection={icon(IconRestore)} onClick={() => views.put(on)}>
              {t('backToView')}
            </Menu.Item>
          )}
          <Menu.Item leftSection={icon(IconPlus)} onClick={() => setAsked({ kind: 'save' })}>
            {t('acts.addView.do')}
          </Menu.Item>
          {on?.Actions.includes('editView') && (
            <Menu.Item leftSection={icon(IconPencil)} onClick={() => setAsked({ kind: 'rename', view: on })}>
              {t('rename')}
            </Menu.Item>
          )}
          {on?.Actions.includes('shareView') && (
            <Menu.Item leftSection={icon(IconUsers)} onClick={() => setAsked({ kind: 'share', view: on })}>
              {t('acts.shareView.do')}
            </Menu.Item>
          )}
          {on?.Actions.includes('setUsualView') && (
            <Menu.Item leftSection={icon(IconPinned)} onClick={() => setAsked({ kind: 'usual', view: on })}>
              {t('acts.setUsualView.do')}
            </Menu.Item>
          )}
          {on?.Actions.includes('deleteView') && (
            <Menu.Item color="red" leftSection={icon(IconTrash)} onClick={() => remove(on)}>
              {t('acts.deleteView.do')}
            </Menu.Item>
          )}
        </Menu.Dropdown>
      </Menu>
      {dialog}
      {asked && (
        <ViewDialog
          asked={asked}
          list={table.id}
          definition={definitionOf(now)}
          onClose={() => setAsked(null)}
          onSaved={async (id) => {
            setAsked(null)
            await views.askAnew()
            if (asked.kind === 'save') views.stay(id)
          }}
        />
      )}
    </>
  )
}

function Entry({ isOn, onClick, children }: { isOn: boolean; onClick: () => void; children: ReactNode }) {
  return (
    <Menu.Item
      {...(isOn && { 'aria-current': true })}
      leftSection={<IconCheck size="1rem" stroke={2} visibility={isOn ? 'visible' : 'hidden'} aria-hidden />}
      onClick={onClick}
    >
      {children}
    </Menu.Item>
  )
}
