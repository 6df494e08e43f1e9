-- Whether a letter came back from there after a mail server had taken it on: taking on the next one then says nothing.
alter table platform.undeliverable_address add column came_back boolean not null default false;
