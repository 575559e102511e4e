# Runs a program that may not use io_uring, as a container forbids it: perl FILE PROGRAM [ARGUMENT...]
use strict;
use warnings;
use POSIX ();

my $prctl = (POSIX::uname())[4] eq 'x86_64' ? 157 : 167;
my ($set_no_new_privs, $set_seccomp, $mode_filter) = (38, 22, 2);
# Of seccomp(2): the number of the call; refused with EPERM from io_uring_setup, 425, to
# io_uring_register, 427; allowed otherwise.
my $filter = join '', map { pack 'S C C L', @$_ }
  [0x20, 0, 0, 0], [0x35, 0, 2, 425], [0x25, 1, 0, 427], [0x06, 0, 0, 0x00050001],
  [0x06, 0, 0, 0x7fff0000];
my $program = pack 'S x6 P', 5, $filter;
syscall($prctl, $set_no_new_privs, 1, 0, 0, 0) == 0 or die "prctl: $!";
syscall($prctl, $set_seccomp, $mode_filter, $program, 0, 0) == 0 or die "seccomp: $!";
exec @ARGV or die "exec: $!";
