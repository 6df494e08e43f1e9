-- A mail may wait for hours. Who was switched off meanwhile gets it no more, unless it tells of just that.
alter table platform.outbox_mail drop constraint outbox_mail_state_check;
alter table platform.outbox_mail add constraint outbox_mail_state_check
  check (state in ('waiting', 'sent', 'dead', 'withheld'));
alter table platform.outbox_mail add column even_inactive boolean not null default false;
