-- Somebody asks the academy to erase them; an administrator decides.
create table identity.erasure_request (
  id integer generated always as identity primary key,
  account_id integer not null references identity.account (id),
  state text not null default 'asked' check (state in ('asked', 'withdrawn', 'refused', 'done')),
  -- why the person asks; erased with the person
  reason text not null default '',
  asked_at timestamptz not null,
  -- withdrawn, refused or done
  ended_at timestamptz,
  decided_by integer references identity.account (id),
  decision_reason text not null default '',
  version integer not null default 1
);
create unique index one_open_erasure on identity.erasure_request (account_id) where state = 'asked';
create index erasure_request_account on identity.erasure_request (account_id, id desc);
create index erasure_request_state on identity.erasure_request (state, asked_at, id);
create index erasure_request_newest on identity.erasure_request (asked_at, id);

-- Since when the account stands for nobody: nothing about it changes any more.
alter table identity.account add column erased_at timestamptz;

-- What stood for somebody who was erased: the page of the audit withholds what their rows held of them.
create table identity.erased_record (
  subject_type text not null,
  subject_id integer not null,
  request_id integer not null references identity.erasure_request (id),
  primary key (subject_type, subject_id)
);
create view identity.erased_record_facts as
select subject_type as erased_type, subject_id as erased_id from identity.erased_record;

-- Once the letter has left, nothing tells any more where it went.
alter table platform.outbox_mail add column forgets_address boolean not null default false;
create index outbox_mail_to on platform.outbox_mail (to_address, id);
