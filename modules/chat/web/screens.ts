import { screen } from '#platform/shared/screen.ts'
import type { pages } from './pages/ChatPages.tsx'

/* In one file, fetched as one: they are the same page. */
const chats = (name: keyof typeof pages) => () =>
  import('./pages/ChatPages.tsx').then((file) => ({ default: file.pages[name] }))

export const chatScreens = [
  screen({
    path: '/TrainingChat',
    rule: 'trainee',
    auth: true,
    whileActing: 'refused',
    title: 'chat:screens.trainee',
    menu: { group: 'messages', order: 5, icon: 'chat' },
    page: chats('Trainee'),
  }),
  screen({
    path: '/TrainingChat/instructor',
    rule: 'instructor',
    auth: true,
    whileActing: 'refused',
    title: 'chat:screens.instructor',
    menu: { group: 'messages', order: 6, icon: 'chat' },
    page: chats('Instructor'),
  }),
  screen({
    path: '/TrainingChat/coordinator',
    rule: 'coordinatorChat',
    auth: true,
    whileActing: 'refused',
    title: 'chat:screens.coordinator',
    menu: { group: 'messages', order: 7, icon: 'chat' },
    page: chats('Coordinator'),
  }),
  screen({
    path: '/AdminTrainingChat',
    rule: 'admin',
    auth: true,
    title: 'chat:screens.all',
    menu: { group: 'messages', order: 8, icon: 'chat' },
    page: () => import('./pages/AllChatsPage.tsx'),
  }),
]
