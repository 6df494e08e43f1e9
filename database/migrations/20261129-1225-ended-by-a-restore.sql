-- A restore ends what was ended, perhaps, after the backup was taken: tokens of programs, and webhooks until somebody says that
-- they are still wanted.
alter table integrations.api_token drop constraint api_token_ended_why_check;
alter table integrations.api_token add constraint api_token_ended_why_check
  check (ended_why in ('revoked', 'password', 'role', 'account', 'restored'));
alter table integrations.webhook drop constraint webhook_disabled_why_check;
alter table integrations.webhook add constraint webhook_disabled_why_check
  check (disabled_why in ('hand', 'failing', 'gone', 'person', 'restored'));
