#include "tests/faults/control.hpp"

#include <fcntl.h>
#include <stdexcept>
#include <string>
#include <sys/mman.h>
#include <unistd.h>

namespace crownhead::faults {
namespace {

const volatile Control* mapped = nullptr;

}  // namespace

void take_control_from(const char* path) {
  const int file = ::open(path, O_RDONLY | O_CLOEXEC);
  if (file < 0) throw std::runtime_error(std::string("no file of faults: ") + path);
  void* memory = mmap(nullptr, sizeof(Control), PROT_READ, MAP_SHARED, file, 0);
  close(file);
  if (memory == MAP_FAILED) throw std::runtime_error("the file of faults cannot be mapped");
  mapped = static_cast<const volatile Control*>(memory);
}

const volatile Control* control() { return mapped; }

}  // namespace crownhead::faults
