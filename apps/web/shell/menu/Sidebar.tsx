import { useMediaQuery } from '@mantine/hooks'
import { IconLayoutSidebarLeftCollapse, IconLayoutSidebarLeftExpand } from '@tabler/icons-react'
import { changeSettings, sidebarColors, useSettings } from '#platform/web/settings.ts'
import { useText } from '#platform/web/text.ts'
import { SidebarContent } from './SidebarContent.tsx'
import classes from './Sidebar.module.css'

/** The sidebar of wide screens. Closed it shows the icons, and opens over the page while the pointer or the focus is in it. */
export function Sidebar() {
  const t = useText('platform')
  const { sidebarClosed, theme, color } = useSettings()
  const isNarrow = useMediaQuery('(max-width: 61.99em)', false, { getInitialValueInEffect: false })
  const Icon = sidebarClosed ? IconLayoutSidebarLeftExpand : IconLayoutSidebarLeftCollapse
  const label = sidebarClosed ? t('menu.expand') : t('menu.collapse')
  // Its links are the dearest part of a first drawing; there the dialog has them.
  if (isNarrow) return null
  return (
    <aside
      className={classes['sidebar']}
      data-closed={sidebarClosed || undefined}
      data-tone={theme === 'default' ? 'light' : 'dark'}
      style={theme === 'semi-dark' ? { backgroundColor: sidebarColors[color] } : undefined}
    >
      <SidebarContent />
      <button
        type="button"
        className={classes['toggle']}
        onClick={() => changeSettings({ sidebarClosed: !sidebarClosed })}
      >
        <Icon size="1.3rem" stroke={1.6} className={classes['mirrored']} aria-hidden />
        <span className={classes['toggleLabel']}>{label}</span>
      </button>
    </aside>
  )
}
