import { globSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { placeOfWords, shellNamespaces, startNamespaces, wordsTogether } from './apps/web/word-places.ts'
import { debarrel } from './platform/web/build/debarrel.ts'
import { documentList } from './platform/web/build/document-list.ts'
import { evaluatedWords } from './platform/web/build/evaluated-words.ts'
import { emptied } from './platform/web/build/emptied.ts'
import { declaredScreens } from './platform/web/build/declared-screens.ts'
import { firstSight } from './platform/web/build/first-sight.ts'
import { noCircles } from './platform/web/build/no-circles.ts'
import { packedFiles } from './platform/web/build/packed-files.ts'
import { pagesApart } from './platform/web/build/pages-apart.ts'
import { pageFiles } from './platform/web/build/page-files.ts'
import { startScript } from './platform/web/build/start-script.ts'
import { waitForServer } from './platform/web/build/developing/wait-for-server.ts'
import { slimContracts } from './platform/web/build/slim-contracts.ts'
import { startWords } from './platform/web/build/start-words.ts'
import { serviceWorker } from './platform/web/build/service-worker.ts'

const root = fileURLToPath(new URL('.', import.meta.url))
const apiPort = Number(process.env['API_PORT'] ?? 8081)
const api = `http://127.0.0.1:${apiPort}`

/** Requests that the server answers; everything else is a page. Sign-in calls stand at the root, as published. */
const serverPaths = [
  '^/api/',
  '^/dev/',
  '^/(login|register|refresh|logout|ChangePassword|InstructorRegistration|RegistrationUser)$',
  '^/(GetUserNotification|GetNotificationKind|SetAllNotificationAsNotNew|SetNotificationAsRead|SetNotificationAsNotNew)(\\?|$)',
  '^/(openapi.json|docs|healthz|readyz|metrics|.well-known/security.txt)$',
]
const proxy = Object.fromEntries(
  serverPaths.map((path) => [
    path,
    {
      target: api,
      ws: false,
      // `/ChangePassword` is both a call and a page: a browser that opens it asks for HTML.
      bypass: (request: { method?: string; headers: Record<string, unknown>; url?: string }) =>
        request.method === 'GET' &&
        /^\/[A-Z]\w+$/.test(request.url ?? '') &&
        String(request.headers['accept']).includes('text/html')
          ? request.url
          : null,
    },
  ]),
)

const startWordsHere = startWords(root, wordsTogether)

/* `use client` says nothing to a browser; the login page is meant to be in the first file. */
const harmless = new Set(['MODULE_LEVEL_DIRECTIVE', 'INEFFECTIVE_DYNAMIC_IMPORT'])

/*
 * What nearly every page needs: the shell, the parts of the kit that stand on most pages, their style sheets, the
 * library of shapes with the smallest contracts, and logging in, which comes before all of them.
 */
const inFrame = new RegExp(
  [
    'apps/web/shell/Shell\\.tsx',
    'apps/web/styles/rest',
    'platform/web/ui/(\\w+/)?(Page|QueryView|ActionBar|action-menu|Confirm|Dialog|KeyValues|StateBadge|lazy-part|act-buttons|reveal|onPress)\\.tsx?',
    '@mantine/core/esm/components/(Badge|Checkbox|NativeSelect|Anchor)/',
    'node_modules/zod',
    // Tables ask by it for the names of what they are filtered by; with the fields it would bring them to every list.
    '@tanstack/(react-query|query-core)/build/modern/(useQueries|queriesObserver)\\.',
    'platform/shared/(shapes|call|files|record/states)\\.ts',
    // Beside either of the modules that ask it, it would bring the one's contracts to every page of the other.
    'platform/shared/values/lost-letters\\.ts',
    'platform/web/tables/table\\.module\\.css',
    '@tabler/icons-react/.*/Icon(Plus|Check|Filter|Download|FileImport|ArrowUp|ArrowDown|ArrowsSort|AdjustmentsHorizontal|LayoutSidebar)\\.',
    'platform/web/(own-file|ui/files/files)\\.ts',
    'modules/signin/web/sign-in\\.ts',
    'modules/signin/contract/(session|code|forgotten-password|provider-login|sample|lock|refusals)\\.ts',
    'modules/accounts/contract/(address|password|refusals)\\.ts',
    'modules/lookups/contract/',
    'modules/home/(contract|rules)/home',
  ]
    .join('|')
    .replaceAll('/', '[\\\\/]'),
)

/** What a page that works without a network opens when somebody presses. */
const pressed =
  /platform\/web\/ui\/(dialogs\/(AskDialog|DialogFrame)|acts\/(ActionMenu|WhyNotWindow))\.tsx$|apps\/web\/shell\/pressed\/(User|Language)Items\.tsx$/

export default defineConfig({
  root: 'apps/web',
  publicDir: 'public',
  plugins: [
    react(),
    waitForServer(apiPort, (url) => serverPaths.some((path) => new RegExp(path).test(url))),
    startWordsHere,
    evaluatedWords(),
    slimContracts(),
    documentList(root),
    pagesApart({ root, stays: /[\\/]modules[\\/]signin[\\/]/ }),
    // Shapes are described by the server alone; lists are paged by their address (the linter refuses endless ones).
    emptied(
      /[\\/]zod[\\/]v4[\\/]core[\\/](json-schema-processors|to-json-schema)\.js$|[\\/]query-core[\\/].*[\\/]infiniteQueryBehavior\.js$/,
    ),
    debarrel(['@mantine/core', '@mantine/hooks', '@mantine/dates'], globSync('modules/*/web/public.ts', { cwd: root })),
    firstSight({
      draws: `${root}apps/web/sight/markup.tsx`,
      plugins: [startWordsHere, documentList(root)],
      css: { postcss: root },
      nonceMark: '__CSP_NONCE__',
    }),
    startScript({ program: `${root}apps/web/start/start.ts`, mark: '__PAGE_FILES__' }),
    noCircles(),
    pageFiles(async () => ({
      screens: await declaredScreens(root),
      first: 'apps/web/main.tsx',
      frame: ['apps/web/shell/Shell.tsx', 'virtual:pages'],
      logIn: ['modules/signin/web/sign-in.ts'],
      rest: ['apps/web/styles/rest.ts', 'virtual:pages'],
      languages: ['ar', 'en', 'fr'],
      startWords: (language) => [`virtual:start-words/${language}`],
      pageWords: (namespace, language) => [
        `virtual:shell-words/${language}`,
        ...(startNamespaces.has(namespace) || shellNamespaces.has(namespace)
          ? []
          : [`${placeOfWords(namespace)}/${language}.ts`]),
      ],
    })),
    // The exam's page again without a network: what it is made of, in each language.
    serviceWorker({
      program: `${root}modules/exams/web/worker/exam-worker.ts`,
      file: 'exam-worker.js',
      constant: 'EXAM_FILES',
      needs: [
        /virtual:pages$/,
        /modules\/exams\/web\/pages\/ExamAnswerPage\.tsx$/,
        /modules\/competitions\/web\/pages\/CompetitionAnswerPage\.tsx$/,
        /exams\/web\/(sitting\/OwnSitting\.tsx|answers\/own-queue\.ts)$/,
        /exams\/web\/sitting\/answers\/(NumberAnswer|MatchingAnswer|ReadAloud)\.tsx$/,
        /apps\/web\/styles\/rest\.ts$/,
        /platform\/web\/frame\/Toasts\.tsx$/,
        pressed,
        /platform\/web\/ui\/texts\/sanitize[\w-]*\.ts$/,
        /(exams\/text|exams\/text\/sitting|competitions\/text)\/(ar|en|fr)\.ts$/,
        /virtual:(start|shell)-words\/(ar|en|fr)$/,
      ],
    }),
    // The page of practical marking, the same; it stands in the shell.
    serviceWorker({
      program: `${root}modules/practical/web/worker/practical-worker.ts`,
      file: 'practical-worker.js',
      constant: 'PRACTICAL_FILES',
      needs: [
        /virtual:pages$/,
        /apps\/web\/shell\/Shell\.tsx$/,
        /modules\/practical\/web\/pages\/MarkingPage\.tsx$/,
        /apps\/web\/styles\/rest\.ts$/,
        /platform\/web\/frame\/Toasts\.tsx$/,
        pressed,
        /practical\/text\/(ar|en|fr)\.ts$/,
        /virtual:(start|shell)-words\/(ar|en|fr)$/,
      ],
    }),
    // The instructor's page of attendance, the same; it stands in the shell.
    serviceWorker({
      program: `${root}modules/attendance/web/worker/attendance-worker.ts`,
      file: 'attendance-worker.js',
      constant: 'ATTENDANCE_FILES',
      needs: [
        /virtual:pages$/,
        /apps\/web\/shell\/Shell\.tsx$/,
        /modules\/attendance\/web\/pages\/AttendancePage\.tsx$/,
        /apps\/web\/styles\/rest\.ts$/,
        /platform\/web\/frame\/Toasts\.tsx$/,
        pressed,
        /(attendance|classes)\/text\/(ar|en|fr)\.ts$/,
        /virtual:(start|shell)-words\/(ar|en|fr)$/,
      ],
    }),
    // The page that checks certificates, the same.
    serviceWorker({
      program: `${root}modules/certificates/web/worker/verify-worker.ts`,
      file: 'verify-worker.js',
      constant: 'VERIFY_FILES',
      needs: [
        /virtual:pages$/,
        /modules\/certificates\/web\/pages\/VerifyPage\.tsx$/,
        /apps\/web\/words-apart\.ts$/,
        /apps\/web\/styles\/rest\.ts$/,
        /platform\/web\/frame\/Toasts\.tsx$/,
        pressed,
        /(certificates\/text|certificates\/text\/checking)\/(ar|en|fr)\.ts$/,
        /virtual:(start|shell)-words\/(ar|en|fr)$/,
      ],
    }),
    // Messages of the academy, and what stands in where its server is not reached.
    serviceWorker({
      program: `${root}modules/notifications/web/worker/app-worker.ts`,
      file: 'app-worker.js',
      constant: 'APP_FILES',
      needs: [
        /virtual:pages$/,
        /modules\/schedule\/web\/pages\/OfflinePage\.tsx$/,
        /apps\/web\/styles\/rest\.ts$/,
        /platform\/web\/frame\/Toasts\.tsx$/,
        pressed,
        /(schedule\/text|classes\/text)\/(ar|en|fr)\.ts$/,
        /virtual:(start|shell)-words\/(ar|en|fr)$/,
      ],
    }),
    packedFiles(),
  ],
  css: { postcss: root },
  build: {
    outDir: `${root}dist/web`,
    emptyOutDir: true,
    manifest: true,
    target: 'es2022',
    reportCompressedSize: false,
    chunkSizeWarningLimit: 700,
    // Small files stay files: the policy knows no data: fonts or styles.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      onwarn: (warning, warn) => {
        if (!harmless.has(warning.code ?? '')) warn(warning)
      },
      output: {
        entryFileNames: 'assets/first-[hash].js',
        // The bundler names shared chunks after everything that shares them. The first file names all others, and their
        // hashes do not pack: seven characters tell versions of one name apart.
        chunkFileNames: (chunk) => `assets/${chunk.name.replace(/~.*/, '')}-[hash:7].js`,
        assetFileNames: 'assets/[name]-[hash:7][extname]',
        codeSplitting: {
          // One file where pages would fetch forty: each is a round trip on a slow line, and packs worse alone.
          // A group takes what its modules import along, less what a group of higher priority has.
          groups: [
            { name: 'first', tags: ['$initial'], priority: 5 },
            { name: 'frame', test: inFrame, priority: 4 },
            // What opens above a page when somebody presses: fetched once the page stands.
            {
              name: 'above',
              test: /@mantine[\\/]core[\\/]esm[\\/]components[\\/](Popover|Menu|Tooltip|Modal|Drawer)[\\/]|@floating-ui|platform[\\/]web[\\/]ui[\\/](pressed[\\/]Pressed|dialogs[\\/](DialogFrame|AskDialog))\.tsx/,
              priority: 3,
            },
            { name: 'pages', test: /virtual:pages$|[\\/]words-of-pages\.ts$/, priority: 4 },
            { name: 'icons', test: /@tabler[\\/]icons-react/, minShareCount: 5, priority: 2 },
            {
              name: 'fields',
              test: /platform[\\/]web[\\/]forms[\\/](?:fields[\\/])?(?!RichTextEditor|DayPicker|ChangedFields|rich-text)\w+\.tsx?/,
              priority: 2,
            },
            {
              name: 'tables',
              test: /platform[\\/]web[\\/]tables[\\/](DataTable\.tsx|SimpleTable\.tsx|useList\.tsx|address[\\/]some-of\.ts)|[\\/]useLookupRecord\.ts/,
              priority: 2,
            },
            // Small parts that several pages share go with their nearest like: a file each would be a round trip each.
            {
              debugName: 'contracts by module',
              name: (id) => /[\\/]modules[\\/](\w+)/.exec(id)![1]!,
              // Not the lists that reports are put together of: they would bring the contracts of half the modules to every report.
              test: /[\\/]modules[\\/](?!occasions[\\/]|reports[\\/]contract[\\/](?:report-lists|list-facts))\w+[\\/](contract|rules)[\\/].*\.ts$/,
              minShareCount: 2,
              priority: 1,
            },
            // Above the others, whose rules use its calendar: what draws sessions would come with exams to every page of the plan.
            {
              name: 'planning',
              test: /[\\/]modules[\\/]planning[\\/](contract|rules)[\\/].*\.ts$/,
              minShareCount: 2,
              priority: 2,
            },
            // Below the others, of which it uses small parts: with it they would come to every page of people.
            // Measured as a rule for all (by the order of modules, or nothing taken along): two pages grow by 11 and 1 kB.
            {
              name: 'occasions',
              test: /[\\/]modules[\\/]occasions[\\/](contract|rules)[\\/].*\.ts$/,
              minShareCount: 2,
              priority: 0,
            },
            // The list that many a log-in leads to. What its parts import stays where it is: much of it comes first.
            {
              name: 'people-list',
              test: /[\\/]people[\\/]web[\\/].*[\\/](TraineesPage|TraineesTable|RosterHomePage|applications|people-buttons|PersonBadges|useStandingInBulk|roster-import-part)\.tsx?/,
              includeDependenciesRecursively: false,
              priority: -1,
            },
          ],
        },
      },
    },
  },
  server: { port: Number(process.env['WEB_PORT'] ?? 5173), strictPort: true, proxy, fs: { allow: [root] } },
})
